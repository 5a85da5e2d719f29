import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Browsers',
  lang: 'en',
  base: '/docs/',
  description: 'A site for the tests in Firefox and WebKit.',
  // a script in the head, to keep what is said in the console
  markdown: { rawHtml: true },
  head: [['script', { src: '/docs/messages.js' }]],
  markdownPages: true,
  theme: {
    localeRedirect: 'never',
    banner: { href: '/guide/after', message: 'Everything is new', localStorageKey: 'notice-closed' },
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
  },
});
