import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Theming',
  globalStyles: './site.css',
  globalUIComponents: ['./components/Sign.tsx', './components/SecondSign.tsx'],
  markdown: { globalComponents: ['./components/Shout.tsx'] },
  theme: {
    localeRedirect: 'never',
    footer: { message: 'A message of the default footer' },
    locales: [
      { lang: 'en', label: 'English', title: 'Theming' },
      { lang: 'eo', label: 'Esperanto', title: 'Theming' },
    ],
  },
});
