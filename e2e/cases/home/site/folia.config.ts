import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Harbour',
  base: '/docs/',
  theme: {
    localeRedirect: 'never',
    brandColor: '#c2185b',
    footer: { message: 'Made by <a href="https://example.org">the crew</a>.' },
    locales: [
      { lang: 'en', label: 'English', title: 'Harbour', description: 'A place for ships.' },
      { lang: 'zh', label: '简体中文', title: '港湾', description: '船只停靠的地方。' },
    ],
  },
});
