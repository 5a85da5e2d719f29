import { defineConfig } from 'folia';

export default defineConfig({
  lang: 'en',
  title: 'Social',
  base: '/docs/',
  theme: {
    socialLinks: [
      { icon: 'GitHub', mode: 'link', content: 'https://example.org/code' },
      { icon: 'wechat', mode: 'text', content: 'Ask for folia-readers' },
      { icon: 'twitter', mode: 'link', content: 'https://example.org/posts' },
      { icon: 'qq', mode: 'img', content: '/code.svg' },
      {
        icon: { svg: '<svg viewBox="0 0 20 20"><title>Post office</title><path d="M1 4h18v12H1z"/></svg>' },
        mode: 'dom',
        content: '<p>Write to <a href="mailto:folia@example.org">folia@example.org</a></p>',
      },
    ],
  },
});
