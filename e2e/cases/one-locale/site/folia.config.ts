import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'One',
  theme: { sidebar: {}, locales: [{ lang: 'en', label: 'English' }] },
});
