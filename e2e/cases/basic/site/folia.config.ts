import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Basic',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Basic', description: 'A site for the tests of basic.' },
      { lang: 'zh', label: '简体中文', title: 'Basic', description: '测试用的网站。' },
    ],
  },
});
