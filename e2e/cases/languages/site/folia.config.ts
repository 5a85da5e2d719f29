import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'ar',
  title: 'فوليا',
  theme: {
    localeRedirect: 'never',
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' }],
    footer: { message: 'Folia' },
    locales: [
      {
        lang: 'ar',
        label: 'العربية',
        description: 'موقع لاختبار الاتجاه من اليمين إلى اليسار',
        footer: { message: 'صنع بفوليا' },
      },
      { lang: 'pt-BR', label: 'Português', title: 'Folia', description: 'Um site para testar idiomas' },
      {
        lang: 'pl',
        label: 'Polski',
        title: 'Folia',
        description: 'Strona do testów języków',
        logoText: 'Folia po polsku',
        socialLinks: [{ icon: 'gitlab', mode: 'link', content: 'https://gitlab.com/folia' }],
      },
    ],
  },
});
