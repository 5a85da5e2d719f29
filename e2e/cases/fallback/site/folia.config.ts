import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Fallback',
  siteOrigin: 'https://fallback.example',
  i18n: { fallback: true },
  feed: { folder: 'blog' },
  markdownPages: true,
  llms: true,
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Fallback', description: 'A site for the tests.' },
      { lang: 'zh', label: '简体中文', title: 'Fallback', description: '测试用的网站。' },
      { lang: 'ar', label: 'العربية', title: 'Fallback', description: 'موقع للاختبارات.' },
    ],
  },
});
