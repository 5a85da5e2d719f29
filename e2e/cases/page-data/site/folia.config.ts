import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Rslib',
  icon: '/icon.svg',
  siteOrigin: 'https://docs.example.com',
  head: [['meta', { name: 'generator', content: 'of the site' }]],
  theme: {
    localeRedirect: 'never',
    lastUpdated: true,
    locales: [
      { lang: 'en', label: 'English', title: 'Rslib', description: 'The description of English pages.' },
      { lang: 'zh', label: '简体中文', title: 'Rslib', description: '中文页面的描述。' },
    ],
  },
});
