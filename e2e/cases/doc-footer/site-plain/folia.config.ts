import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Plain',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', editLink: { docRepoBaseUrl: 'https://example.com/repo' } },
      { lang: 'zh', label: '简体中文', lastUpdated: true, editLink: { text: '编辑' } },
    ],
  },
});
