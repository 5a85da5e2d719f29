import { defineConfig } from 'folia';

export default defineConfig({
  title: 'tabs',
  lang: 'en',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
