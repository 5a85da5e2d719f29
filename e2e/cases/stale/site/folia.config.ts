import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Stale',
  translations: 'translations.json',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Stale', description: 'A site for the tests.' },
      { lang: 'zh', label: '简体中文', title: 'Stale', description: '测试用的网站。' },
    ],
  },
});
