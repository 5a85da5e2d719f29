import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Translated',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Translated', description: 'A site for the tests.' },
      { lang: 'zh', label: '简体中文', title: 'Translated', description: '测试用的网站。' },
    ],
  },
});
