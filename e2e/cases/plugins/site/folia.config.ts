import { defineConfig } from 'folia';
import { members } from './src/members';
import { schema } from './src/schema';
import { shout } from './src/shout';

/** What plugins add: options, pages of data and of code, nodes of Markdown, tags, files. */
export default defineConfig({
  title: 'Plugins',
  outDir: 'dist',
  siteOrigin: 'https://example.org',
  markdownPages: true,
  llms: true,
  plugins: [[members(), [shout()]], false, null, undefined],
  head: [
    ['meta', { name: 'generator', content: 'Folia' }],
    ({ routePath, frontmatter }) =>
      frontmatter.draft ? [['meta', { name: 'robots', content: `noindex ${routePath}` }]] : [],
  ],
  frontmatter: schema,
  theme: { locales: [{ lang: 'en', label: 'English' }] },
});
