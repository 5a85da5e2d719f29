import { defineConfig } from 'folia';

export default defineConfig({
  base: '/docs/',
  title: 'Redirects',
  hosts: ['cloudflare'],
  redirects: './redirects.txt',
});
