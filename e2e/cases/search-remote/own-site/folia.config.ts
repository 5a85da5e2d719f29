import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Asker',
  lang: 'en',
  description: 'A site that asks a server.',
  search: {
    mode: 'remote',
    // the tests start a server of their own
    apiUrl: process.env.FOLIA_E2E_REMOTE ?? 'http://localhost:4799/search',
    indexName: 'own',
    searchIndexes: [{ value: 'other', label: 'Other site' }],
  },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
