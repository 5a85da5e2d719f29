import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Finder',
  lang: 'en',
  base: '/docs/',
  description: 'A site for the tests of search.',
  theme: {
    localeRedirect: 'never',
    locales: [
      {
        lang: 'en',
        label: 'English',
        searchLinks: {
          start: [{ text: 'Begin here', link: '/guide/start' }],
          ask: { text: 'Ask us', link: 'https://example.com/ask' },
        },
      },
      { lang: 'zh', label: '简体中文' },
      {
        lang: 'de',
        label: 'Deutsch',
        searchNoResultsText: 'Nichts gefunden zu „{query}“',
        searchSuggestedQueryText: 'Ein anderes Wort hilft vielleicht',
      },
    ],
  },
});
