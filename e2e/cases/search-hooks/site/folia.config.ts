import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Hooked',
  description: 'A site that has a say in its search.',
  search: { mode: 'local', searchHooks: 'search-hooks.ts' },
  theme: { localeRedirect: 'never' },
});
