import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Finder',
  lang: 'en',
  base: '/docs/',
  description: 'A site for the tests of search.',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
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
