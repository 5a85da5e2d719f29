import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Pages',
  globalStyles: 'site.css',
  theme: {
    localeRedirect: 'never',
    footer: { message: 'The footer of the site' },
    locales: [
      { lang: 'en', label: 'English', title: 'Pages', description: 'A site for the tests of custom-pages.' },
      { lang: 'zh', label: '简体中文', title: '页面', description: '测试用的网站。' },
    ],
  },
});
