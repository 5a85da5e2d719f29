import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Own parts',
  theme: {
    localeRedirect: 'never',
    banner: { href: '/guide/next', message: 'Everything is new', localStorageKey: 'notice-closed' },
    locales: [{ lang: 'en', label: 'English', editLink: { docRepoBaseUrl: 'https://example.org/edit', text: 'Edit' } }],
  },
});
