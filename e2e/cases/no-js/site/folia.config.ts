import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Still',
  multiVersion: { default: 'v2', versions: ['v1', 'v2'] },
  theme: {
    enableScrollToTop: true,
    banner: { href: '/guide/', message: 'Read all pages', localStorageKey: 'still-banner' },
    locales: [
      { lang: 'en', label: 'English', title: 'Still', description: 'A site that is read without scripts.' },
      { lang: 'zh', label: '简体中文', title: 'Still', description: '不用脚本也能阅读的网站。' },
    ],
  },
});
