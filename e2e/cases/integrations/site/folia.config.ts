import { pluginSass } from '@rsbuild/plugin-sass';
import tailwind from '@tailwindcss/postcss';
import { defineConfig } from 'folia';

/** What a site brings from elsewhere: packages, names for paths, servers that its pages ask, plugins of the bundler. */
export default defineConfig({
  title: 'Integrations',
  outDir: 'dist',
  globalStyles: 'src/styles/tailwind.css',
  rsbuild: {
    plugins: [pluginSass()],
    source: { define: { __RELEASE__: JSON.stringify('release 7') } },
    resolve: { alias: { '#lib': './src/lib' } },
    tools: { postcss: { postcssOptions: { plugins: [tailwind()] } } },
  },
  head: [['script', { src: 'https://stats.example/s.js', defer: '' }]],
  security: { csp: { 'frame-src': ['https://video.example'], 'frame-ancestors': ['https://portal.example'] } },
  redirects: [{ from: '/old/start', to: '/#integrations' }],
  hosts: ['netlify', 'nginx', 'vercel'],
  theme: { locales: [{ lang: 'en', label: 'English' }] },
});
