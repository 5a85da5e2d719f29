import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Banner',
  base: '/docs/',
  lang: 'en',
  theme: {
    localeRedirect: 'never',
    banner: { href: '/target', message: 'Everything is new', localStorageKey: 'notice-closed' },
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文', banner: { message: '全新版本已经发布', localStorageKey: 'notice-closed-zh' } },
      { lang: 'de', label: 'Deutsch', banner: { display: false } },
    ],
  },
});
