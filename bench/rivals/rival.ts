import type { BenchSite } from '../sites';

/** A page of a generated site, independent of an engine's file layout. */
export interface SourcePage {
  lang: 'en' | 'zh';
  /** `index`, `section-0/page-3` */
  slug: string;
  title: string;
  /** Whole Markdown, with frontmatter where there is any. Links to other pages are `/section-0/page-3`. */
  text: string;
}

/** Another engine in its simplest documented setup, with the same content. */
export interface Rival {
  name: string;
  /** Exact versions by package, of those that Node.js 20 runs. */
  packages: Record<string, string>;
  /** Overridden versions of transitive dependencies, where the newest ones do not work. */
  overrides?: Record<string, string>;
  /** All files of the site, by path from its folder. */
  files(pages: readonly SourcePage[]): Map<string, string>;
  /** A command of `node_modules/.bin` and its arguments. */
  build: readonly string[];
  dev(port: number): readonly string[];
  /** The folder a build writes. */
  output: string;
  /** The source file of `section-0/page-0` in English. */
  typicalFile: string;
  /** What the address of that page begins with, where it begins with something: `en/`. */
  below?: string;
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

/** The text with its links to other pages below `prefix`, as `/zh`. */
export const linkedBelow = (prefix: string, text: string): string => text.replaceAll('](/', `](${prefix}/`);

/** Those of one section in one language, in their order. */
export const pagesOfSection = (pages: readonly SourcePage[], lang: SourcePage['lang'], section: string): SourcePage[] =>
  pages.filter((page) => page.lang === lang && page.slug.startsWith(`${section}/`));

/** Before the address of a page, where the English ones are at the root. */
export const chineseBelow = { en: '', zh: '/zh' };

/** A list of sections with their pages, which two of the engines need. */
export const sidebarOf = (pages: readonly SourcePage[], lang: SourcePage['lang']) =>
  sectionsOf(pages).map((section) => ({
    text: section,
    items: pagesOfSection(pages, lang, section).map(({ title, slug }) => ({
      text: title,
      link: `${chineseBelow[lang]}/${slug}`,
    })),
  }));

export const moduleOf = (value: unknown): string => JSON.stringify(value, null, 2);
