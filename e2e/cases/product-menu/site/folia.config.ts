import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  base: '/docs/',
  title: 'Product menu',
  theme: {
    localeRedirect: 'never',
    familyMenu: {
      header: { name: 'The makers', url: 'https://code.example/makers', logo: '/makers.svg' },
      groups: [
        {
          title: '工具',
          titleEn: 'Tools',
          links: [
            {
              name: 'One',
              desc: '第一个工具',
              descEn: 'The first tool',
              url: 'https://one.example/zh',
              urlEn: 'https://one.example/en',
              logo: '/makers.svg',
              logoScale: 1.5,
            },
            { name: 'Two', desc: '第二个工具', url: 'https://two.example/' },
          ],
        },
        {
          title: '其他',
          links: [{ name: 'Three', desc: '第三个', descEn: 'The third', url: 'https://three.example/' }],
        },
      ],
    },
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
