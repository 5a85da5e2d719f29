import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Outline',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Outline', description: 'A site for the tests of the outline.' },
      { lang: 'zh', label: '简体中文', title: 'Outline', description: '测试用的网站。' },
    ],
  },
});
