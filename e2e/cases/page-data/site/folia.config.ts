import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Facts',
  icon: '/icon.svg',
  siteOrigin: 'https://docs.example.com',
  head: [['meta', { name: 'generator', content: 'of the site' }]],
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Facts', description: 'The description of English pages.' },
      { lang: 'zh', label: '简体中文', title: 'Facts', description: '中文页面的描述。' },
    ],
  },
});
