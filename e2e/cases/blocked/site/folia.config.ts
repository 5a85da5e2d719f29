import { defineConfig } from 'folia';

export default defineConfig({
  title: 'blocked',
  lang: 'en',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
