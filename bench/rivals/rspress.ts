import { moduleOf, pagesOfSection, type Rival, type SourcePage, sectionsOf } from './rival';

export const rspress: Rival = {
  name: 'Rspress',
  packages: { '@rspress/core': '2.0.22' },
  overrides: {
    'mdast-util-to-markdown-cjk-friendly': '1.0.0',
    'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
  },
  build: ['rspress', 'build'],
  dev: (port) => ['rspress', 'dev', '--port', String(port)],
  output: 'doc_build',
  typicalFile: 'docs/en/section-0/page-0.md',
  files: (pages) =>
    new Map([
      ['rspress.config.ts', config],
      ...(['en', 'zh'] as const).flatMap((lang) => listsOf(pages, lang)),
      ...pages.map(({ lang, slug, text }): [string, string] => [`docs/${lang}/${slug}.md`, text]),
    ]),
};

function listsOf(pages: readonly SourcePage[], lang: SourcePage['lang']): [string, string][] {
  const sections = sectionsOf(pages);
  return [
    [`docs/${lang}/_nav.json`, moduleOf([{ text: 'Pages', link: '/section-0/page-0' }])],
    [`docs/${lang}/_meta.json`, moduleOf(sections.map((name) => ({ type: 'dir', name, label: name })))],
    ...sections.map((section): [string, string] => [
      `docs/${lang}/${section}/_meta.json`,
      moduleOf(pagesOfSection(pages, lang, section).map(({ slug }) => slug.slice(section.length + 1))),
    ]),
  ];
}

const config = `import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: 'docs',
  title: 'Bench',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
});
`;
