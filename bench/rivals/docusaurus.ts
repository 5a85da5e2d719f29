import type { Rival, SourcePage } from './rival';

/** With Docusaurus Faster: Rspack, SWC and Lightning CSS. It has no built-in search. */
export const docusaurus: Rival = {
  name: 'Docusaurus',
  packages: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.2.9',
    'react-dom': '19.2.9',
  },
  overrides: { '@docsearch/core': '4.6.0', '@docsearch/react': '4.6.0' },
  build: ['docusaurus', 'build'],
  dev: (port) => ['docusaurus', 'start', '--no-open', '--port', String(port)],
  output: 'build',
  typicalFile: 'docs/section-0/page-0.md',
  files: (pages) =>
    new Map([
      ['docusaurus.config.js', config],
      ...pages.map((page): [string, string] => [`${folderOf(page)}/${page.slug}.md`, textOf(page)]),
    ]),
};

const folderOf = ({ lang }: SourcePage): string =>
  lang === 'en' ? 'docs' : 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';

const textOf = ({ slug, text }: SourcePage): string => (slug === 'index' ? `---\nslug: /\n---\n\n${text}` : text);

const config = `module.exports = {
  title: 'Bench',
  url: 'http://localhost',
  baseUrl: '/',
  markdown: { format: 'md' },
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
  themeConfig: { navbar: { title: 'Bench', items: [{ type: 'localeDropdown', position: 'right' }] } },
};
`;
