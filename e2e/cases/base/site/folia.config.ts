import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Base',
  base: '/docs/',
  logo: '/logo.svg',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Base', description: 'A site for the tests of base.' },
      { lang: 'zh', label: '简体中文', title: 'Base', description: '测试用的网站。' },
    ],
  },
});
