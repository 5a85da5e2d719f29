import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Content',
  base: '/docs/',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Content' },
      { lang: 'zh', label: '简体中文', title: '内容' },
    ],
  },
});
