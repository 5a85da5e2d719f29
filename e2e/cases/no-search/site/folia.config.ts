import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Unsearched',
  theme: {
    search: false,
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Unsearched', description: 'A site without a search.' },
      { lang: 'zh', label: '简体中文', title: 'Unsearched', description: '没有搜索的网站。' },
    ],
  },
});
