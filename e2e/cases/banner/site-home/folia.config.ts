import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Banner',
  lang: 'en',
  theme: { banner: { href: '/target', message: 'Everything is new', localStorageKey: 'notice-closed' } },
});
