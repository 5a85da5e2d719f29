import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Lost',
  markdown: { checkDeadLinks: false },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Lost', description: 'A site for the tests of not-found.' },
      { lang: 'zh', label: '简体中文', title: '迷路', description: '测试用的网站。' },
    ],
  },
});
