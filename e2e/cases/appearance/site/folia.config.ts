import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Appearance',
  theme: {
    enableAppearanceAnimation: true,
    enableContentAnimation: true,
    locales: [
      { lang: 'en', label: 'English', title: 'Appearance', description: 'A site for the tests.' },
      { lang: 'zh', label: '简体中文', title: 'Appearance', description: '测试用的网站。' },
    ],
  },
});
