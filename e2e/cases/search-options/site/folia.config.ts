import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Strict',
  lang: 'en',
  description: 'A site whose search finds whole words only.',
  search: {
    mode: 'local',
    index: { tokenize: 'strict', charset: 'latin:default', depth: 2, minlength: 2 },
    reportEmpty: 'https://empty.example/queries',
  },
  theme: { localeRedirect: 'never' },
});
