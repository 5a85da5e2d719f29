import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Navigation',
  base: '/docs/',
  logo: { light: '/light.svg', dark: '/dark.svg' },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
