import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Versions',
  lang: 'en',
  description: 'A site whose versions are searched one by one.',
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  search: { mode: 'local', versioned: true },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
