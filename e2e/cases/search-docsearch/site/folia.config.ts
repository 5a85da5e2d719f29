import { defineConfig } from 'folia';

export default defineConfig({
  title: 'DocSearch',
  lang: 'en',
  description: 'A site that asks Algolia.',
  siteOrigin: 'https://docs.example',
  search: { mode: 'docsearch', appId: 'APP1', apiKey: 'search-only', indexName: 'site' },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
