import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Sidebar',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Sidebar', description: 'A site for the tests of the sidebar.' },
      // This language has no sidebar at all.
      { lang: 'zh', label: '简体中文', title: 'Sidebar', description: '测试用的网站。' },
    ],
  },
});
