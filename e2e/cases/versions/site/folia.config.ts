import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Versions',
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
