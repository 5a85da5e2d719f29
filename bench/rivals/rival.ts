import type { BenchSite } from '../sites';

/** A page of a generated site, before somebody's own layout of files. */
export interface SourcePage {
  lang: 'en' | 'zh';
  /** `index`, `section-0/page-3` */
  slug: string;
  title: string;
  /** Whole Markdown, with frontmatter where there is any. Links to other pages are `/section-0/page-3`. */
  text: string;
}

/** Another engine, set up as its own guide for beginners does it, for the content all of them get. */
export interface Rival {
  name: string;
  /** Exact versions by package: the newest that Node.js 20 runs. */
  packages: Record<string, string>;
  /** Versions of packages further down, where the newest of them do not fit. */
  overrides?: Record<string, string>;
  /** All files of the site, by path from its folder. */
  files(pages: readonly SourcePage[]): Map<string, string>;
  /** A command of `node_modules/.bin` and what follows it. */
  build: readonly string[];
  dev(port: number): readonly string[];
  /** The folder a build writes. */
  output: string;
  /** The source file of `section-0/page-0` in English. */
  typicalFile: string;
}

/** The pages of a generated site, in the order of its sidebar. */
export function pagesOf(site: BenchSite): SourcePage[] {
  return [...site.files].flatMap(([path, text]) => {
    const [, lang, slug] = /^docs\/(en|zh)\/(.+)\.md$/.exec(path) ?? [];
    if ((lang !== 'en' && lang !== 'zh') || !slug) return [];
    return [{ lang, slug, title: /^# (.+)$/m.exec(text)?.[1] ?? '', text }];
  });
}

/** `section-0`, `section-1`, … */
export const sectionsOf = (pages: readonly SourcePage[]): string[] => [
  ...new Set(pages.flatMap(({ slug }) => (slug.includes('/') ? [slug.slice(0, slug.indexOf('/'))] : []))),
];

/** The text with the title in its frontmatter instead of a heading. */
export function titledByFrontmatter({ title, text }: SourcePage): string {
  const body = text.replace(/^# .+\n/m, '');
  const line = `title: ${JSON.stringify(title)}\n`;
  return body.startsWith('---\n') ? body.replace('---\n', `---\n${line}`) : `---\n${line}---\n${body}`;
}

/** The text with its links to pages below `/zh`, where a page is Chinese. */
export const linkedByLanguage = (lang: SourcePage['lang'], text: string): string =>
  lang === 'en' ? text : text.replaceAll('](/', '](/zh/');

export const moduleOf = (value: unknown): string => JSON.stringify(value, null, 2);
