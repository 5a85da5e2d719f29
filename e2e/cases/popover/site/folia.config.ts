import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Popovers',
  globalStyles: 'site.css',
  theme: {
    localeRedirect: 'never',
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://example.org/code' }],
  },
});
