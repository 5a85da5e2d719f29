import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Dev',
  theme: { localeRedirect: 'never' },
});
