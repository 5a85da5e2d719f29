import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Zoom',
  lang: 'en',
  logo: '/mark.svg',
  globalUIComponents: ['./components/Mark.tsx'],
  theme: {
    darkMode: true,
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
