import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Quiet',
  description: 'A site without an index of its own, whose links lead elsewhere.',
  search: {
    mode: 'remote',
    // the tests start a server of their own
    apiUrl: process.env.FOLIA_E2E_REMOTE ?? 'http://localhost:4799/search',
    indexName: 'own',
    domain: 'https://docs.example/product/',
    searchLoading: false,
    fallback: false,
    index: { cache: 1 },
  },
  theme: { localeRedirect: 'never' },
});
