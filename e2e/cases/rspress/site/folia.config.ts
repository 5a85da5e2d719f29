import { defineConfig } from 'folia';

/** Pages and components as sites of Rspress have them: none was changed for Folia. */
export default defineConfig({
  title: 'Rspress',
  base: '/docs/',
  outDir: 'dist',
  lang: 'en',
  theme: {
    socialLinks: [{ icon: 'bluesky', mode: 'link', content: 'https://bsky.app/profile/rspack.dev' }],
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
