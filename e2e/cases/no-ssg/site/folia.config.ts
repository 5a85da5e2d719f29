import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Plain',
  ssg: false,
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Plain', description: 'A site for the tests of no-ssg.' },
      { lang: 'zh', label: '简体中文', title: 'Plain', description: '测试用的网站。' },
    ],
  },
});
