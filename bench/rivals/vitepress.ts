import { chineseBelow, linkedBelow, moduleOf, type Rival, type SourcePage, sidebarOf } from './rival';

export const vitepress: Rival = {
  name: 'VitePress',
  packages: { vitepress: '1.6.4' },
  build: ['vitepress', 'build', 'docs'],
  dev: (port) => ['vitepress', 'dev', 'docs', '--port', String(port)],
  output: 'docs/.vitepress/dist',
  typicalFile: 'docs/section-0/page-0.md',
  files: (pages) =>
    new Map([
      ['docs/.vitepress/config.mjs', configOf(pages)],
      ...pages.map(({ lang, slug, text }): [string, string] => [
        `docs${chineseBelow[lang]}/${slug}.md`,
        linkedBelow(chineseBelow[lang], text),
      ]),
    ]),
};

const configOf = (pages: readonly SourcePage[]): string => `import { defineConfig } from 'vitepress';

export default defineConfig({
  title: 'Bench',
  cleanUrls: true,
  themeConfig: { search: { provider: 'local' } },
  locales: {
    root: { label: 'English', lang: 'en', themeConfig: { sidebar: ${moduleOf(sidebarOf(pages, 'en'))} } },
    zh: { label: '简体中文', lang: 'zh', themeConfig: { sidebar: ${moduleOf(sidebarOf(pages, 'zh'))} } },
  },
});
`;
