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
      },
      {
        lang: 'de',
        label: 'Deutsch',
        overview: {
          filterNameText: 'Filtern',
          filterPlaceholderText: 'Stichwort',
          filterNoResultText: 'Keine API zu {query}',
        },
      },
    ],
  },
});
