import { defineConfig } from 'folia';

export default defineConfig({
  title: 'Three links',
  theme: {
    socialLinks: [
      { icon: 'github', mode: 'link', content: 'https://example.org/code' },
      { icon: 'x', mode: 'link', content: 'https://example.org/posts' },
      { icon: 'discord', mode: 'link', content: 'https://example.org/chat' },
    ],
  },
});
