import { chineseBelow, linkedBelow, moduleOf, type Rival, type SourcePage, sidebarOf } from './rival';

/** Later versions need Node.js 22. It has no support for languages: the Chinese pages are a folder with a sidebar of its own. */
export const vocs: Rival = {
  name: 'Vocs 1.0',
  packages: { react: '19.2.9', 'react-dom': '19.2.9', vocs: '1.0.16' },
  overrides: { typescript: '5.9.3' },
  build: ['vocs', 'build'],
  dev: (port) => ['vocs', 'dev', '--port', String(port)],
  output: 'docs/dist',
  typicalFile: 'docs/pages/section-0/page-0.md',
  files: (pages) =>
    new Map([
      ['vocs.config.ts', configOf(pages)],
      ...pages.map(({ lang, slug, text }): [string, string] => [
        `docs/pages${chineseBelow[lang]}/${slug}.md`,
        linkedBelow(chineseBelow[lang], text.replace(/^(```\w+) title="([^"]+)"/gm, '$1 [$2]')),
      ]),
    ]),
};

const configOf = (pages: readonly SourcePage[]): string => `import { defineConfig } from 'vocs';

export default defineConfig({
  title: 'Bench',
  sidebar: ${moduleOf({ '/': sidebarOf(pages, 'en'), '/zh': sidebarOf(pages, 'zh') })},
});
`;
