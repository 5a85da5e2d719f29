import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Finder',
  lang: 'en',
  description: 'A site for the tests of search.',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文', searchNoResultsText: '无法找到相关搜索结果 "{query}"' },
    ],
  },
});
