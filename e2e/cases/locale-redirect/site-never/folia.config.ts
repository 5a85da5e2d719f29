import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Languages',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
