import { defineConfig } from 'folia';

export default defineConfig({
  base: '/docs/',
  lang: 'en',
  title: 'Generated files',
  siteOrigin: 'https://files.example',
  markdownPages: true,
  llms: true,
  feed: [
    { folder: 'blog', limit: 2 },
    {
      ...{ folder: 'blog', fileName: '/releases-rss.xml', title: 'Releases', languages: ['en'] },
      ...{ content: 'summary', limit: 1 },
    },
  ],
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Generated files', description: 'Read by programs' },
      { lang: 'zh', label: '简体中文', title: '生成的文件', description: '供程序阅读' },
    ],
  },
});
