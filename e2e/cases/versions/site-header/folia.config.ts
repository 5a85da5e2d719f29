import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Header',
  logo: '/mark.svg',
  logoText: 'All parts',
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  theme: {
    localeRedirect: 'never',
    familyMenu: {
      header: { name: 'The makers', url: 'https://code.example/makers' },
      groups: [
        { title: '工具', titleEn: 'Tools', links: [{ name: 'One', desc: '第一个', url: 'https://one.example/' }] },
      ],
    },
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://code.example/' }],
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
