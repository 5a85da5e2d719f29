import { pageText } from './page-text';

export interface BenchSite {
  /** Pages in all: half of them English, half Chinese. */
  pages: number;
  /** By path from the folder of the site. */
  files: Map<string, string>;
  /** Address of a typical document page, without a slash at the beginning. */
  typical: string;
  /** Address of a long page: 39 headings, 17 code blocks. */
  reference: string;
  /** Source file of the typical page. */
  typicalFile: string;
}

const sectionSize = 30;

/** A bilingual site of about `pages` pages, in sections of thirty. The same in every run. */
export function benchSite(pages: number): BenchSite {
  const perLanguage = Math.max(2, Math.round(pages / 2));
  const sections = Math.ceil((perLanguage - 1) / sectionSize);
  const files = new Map<string, string>([
    ['folia.config.ts', config],
    ['public/icon.svg', icon],
  ]);
  for (const lang of ['en', 'zh'] as const) {
    const at = `docs/${lang}`;
    files.set(`${at}/index.md`, `# ${lang === 'en' ? 'Bench' : '测试'}\n\n[1](/section-0/page-0)\n`);
    files.set(`${at}/_nav.json`, json([{ text: lang === 'en' ? 'Pages' : '页面', link: '/section-0/page-0' }]));
    for (let section = 0; section < sections; section++) {
      const first = section * sectionSize;
      const names = range(first, Math.min(first + sectionSize, perLanguage - 1)).map((page) => `page-${page}`);
      files.set(`${at}/section-${section}/_meta.json`, json(names));
      for (const name of names) {
        const page = Number(name.slice('page-'.length));
        const next = addressOf((page + 7) % (perLanguage - 1));
        files.set(`${at}/section-${section}/${name}.md`, pageText({ page, lang, next: `/${next}` }));
      }
    }
  }
  return {
    pages: perLanguage * 2,
    files,
    typical: addressOf(0),
    reference: addressOf(1),
    typicalFile: 'docs/en/section-0/page-0.md',
  };
}

const addressOf = (page: number): string => `section-${Math.floor(page / sectionSize)}/page-${page}`;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n';

const config = `import { defineConfig } from 'folia';

export default defineConfig({
  outDir: 'dist',
  lang: 'en',
  title: 'Bench',
  icon: '/icon.svg',
  theme: {
    localeRedirect: 'never',
    locales: [
      { lang: 'en', label: 'English', title: 'Bench' },
      { lang: 'zh', label: '简体中文', title: '测试' },
    ],
  },
});
`;
