import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Mobile',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Mobile', description: 'A site for the tests of small screens.' },
      { lang: 'zh', label: '简体中文', title: 'Mobile', description: '测试小屏幕用的网站。' },
    ],
  },
});
