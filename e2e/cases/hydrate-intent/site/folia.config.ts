import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Intent',
  hydrate: 'intent',
  theme: { localeRedirect: 'never' },
});
