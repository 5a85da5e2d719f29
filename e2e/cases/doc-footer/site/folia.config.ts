import { defineConfig } from 'folia';

const docRepoBaseUrl = 'https://example.com/repo/tree/main/docs';

export default defineConfig({
  lang: 'en',
  title: 'Footers',
  theme: {
    localeRedirect: 'never',
    lastUpdated: true,
    enableScrollToTop: true,
    feedback: { endpoint: 'https://feedback.example/answers?site=1' },
    locales: [
      {
        lang: 'en',
        label: 'English',
        title: 'Footers',
        editLink: { docRepoBaseUrl, text: '📝 Edit this page on GitHub' },
      },
      {
        lang: 'zh',
        label: '简体中文',
        title: 'Footers',
        editLink: { docRepoBaseUrl, text: '📝 在 GitHub 上编辑此页' },
      },
    ],
  },
});
