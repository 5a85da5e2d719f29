import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Navigation',
  theme: {
    locales: [{ lang: 'en', label: 'English', editLink: { docRepoBaseUrl: 'https://example.com/edit', text: 'Edit' } }],
  },
});
