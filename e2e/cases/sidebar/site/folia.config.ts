import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Sidebar',
  base: '/docs/',
  theme: {
    localeRedirect: 'never',
    locales: [{ lang: 'en', label: 'English', title: 'Sidebar', description: 'A site for the tests of the sidebar.' }],
  },
});
