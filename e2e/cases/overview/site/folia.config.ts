import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Index',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Index', description: 'A site for the tests of overview.' },
      {
        lang: 'zh',
        label: '简体中文',
        title: '索引',
        description: '测试用的网站。',
        overview: { filterNameText: '筛选' },
      },
    ],
  },
});
