import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Languages',
  base: '/docs/',
  theme: {
    locales: [
      { lang: 'en', label: 'English', title: 'Languages', description: 'A site for the tests.' },
      { lang: 'zh', label: '简体中文', title: 'Languages', description: '测试用的网站。' },
    ],
  },
});
