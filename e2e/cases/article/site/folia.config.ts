import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Article',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Article' },
      { lang: 'zh', label: '简体中文', title: 'Article' },
    ],
  },
});
