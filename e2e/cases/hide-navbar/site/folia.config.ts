import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Hiding',
  theme: { hideNavbar: 'auto', nav: [{ text: 'Long', link: '/long' }] },
});
