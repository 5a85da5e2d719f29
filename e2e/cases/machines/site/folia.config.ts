import { defineConfig } from 'folia';

export default defineConfig({
  base: '/docs/',
  lang: 'en',
  title: 'Machines',
  siteOrigin: 'https://machines.example',
  markdownPages: true,
  llms: true,
  feed: { folder: 'blog', limit: 2 },
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Machines', description: 'Read by programs' },
      { lang: 'zh', label: '简体中文', title: '机器', description: '供程序阅读' },
    ],
  },
});
