import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Real engine',
  lang: 'en',
  description: 'A site that is searched by Groonga.',
  search: {
    mode: 'remote',
    // the test starts the gateway
    apiUrl: process.env.FOLIA_E2E_GATEWAY ?? 'http://localhost:4798/search',
    indexName: 'docs',
  },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
