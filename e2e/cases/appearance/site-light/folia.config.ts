import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Light',
  theme: {
    darkMode: false,
  },
});
