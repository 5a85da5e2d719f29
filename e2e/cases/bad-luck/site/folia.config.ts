import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Luck',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Luck', description: 'A site for the tests of bad-luck.' },
      { lang: 'zh', label: '简体中文', title: '运气', description: '测试用的网站。' },
    ],
  },
});
