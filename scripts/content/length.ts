import { codeMark, type Finding, type Page, place } from './page/page';

/** The content of a page in numbers. */
interface PageSize {
  page: Page;
  /** Words of an English page, characters of a Chinese one: text for people, without code. */
  length: number;
  samples: number;
  fences: number;
  links: number;
  diagrams: number;
}

/** Minimum of a page, unless a reason is given. */
const floors: { [locale: string]: number } = { en: 250, zh: 450 };

export const sizeOf = (page: Page): PageSize => ({
  page,
  length: page.locale === 'zh' ? charactersIn(page) : wordsIn(page),
  samples: new Set(page.fences.flatMap(({ meta }) => meta.get('file')?.match(/\/samples\/([^/]+)\//)?.[1] ?? [])).size,
  fences: page.fences.length,
  links: page.links.length,
  diagrams: page.images.filter(({ src }) => src.endsWith('.svg')).length,
});

const proseOf = ({ prose }: Page): string => prose.map(({ text }) => text.replaceAll(codeMark, ' ')).join('\n');

const wordsIn = (page: Page): number => proseOf(page).match(/[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** A Chinese character counts as one, and so does a Latin word. */
const charactersIn = (page: Page): number =>
  proseOf(page).match(/\p{Script=Han}|[A-Za-z0-9]+(?:[.'-][A-Za-z0-9]+)*/gu)?.length ?? 0;

/** Page id → why it may be short. */
export type ShortPages = { [id: string]: string };

export function lengthFindings(pages: readonly Page[], short: ShortPages): Finding[] {
  const sizes = pages.map(sizeOf);
  const below = sizes.filter(({ page, length }) => length < (floors[page.locale] ?? 0));
  const needed = new Set(below.map(({ page }) => page.id));
  return [
    ...below
      .filter(({ page }) => !(page.id in short))
      .map(({ page, length }) => ({
        at: place(page, 1),
        problem: `The page has ${length} ${unitOf(page)}; ${floors[page.locale]} is the least, unless website/writing/short-pages.json says why.`,
      })),
    ...Object.keys(short)
      .filter((id) => !needed.has(id))
      .map((id) => ({
        at: 'website/writing/short-pages.json',
        problem: `"${id}" is long enough, or there is no such page.`,
      })),
  ];
}

const unitOf = ({ locale }: Page): string => (locale === 'zh' ? 'characters' : 'words');

/** A table of all pages, for people. */
export function reportOf(pages: readonly Page[]): string {
  const line = ({ page, length, samples, fences, links, diagrams }: PageSize): string =>
    [
      `${page.locale}/${page.id}`.padEnd(48),
      ...[length, samples, fences, links, diagrams].map((count) => String(count).padStart(8)),
    ].join('');
  const head = [
    'page'.padEnd(48),
    ...['length', 'samples', 'fences', 'links', 'diagrams'].map((name) => name.padStart(8)),
  ].join('');
  const sizes = pages.map(sizeOf);
  const sums = ['en', 'zh'].map((locale) => {
    const own = sizes.filter(({ page }) => page.locale === locale);
    const total = (key: 'length' | 'fences' | 'links' | 'diagrams') => own.reduce((sum, size) => sum + size[key], 0);
    const samples = new Set(
      own.flatMap(({ page }) =>
        page.fences.flatMap(({ meta }) => meta.get('file')?.match(/\/samples\/([^/]+)\//)?.[1] ?? []),
      ),
    );
    return `${`${locale}: ${own.length} pages`.padEnd(48)}${[total('length'), samples.size, total('fences'), total('links'), total('diagrams')].map((count) => String(count).padStart(8)).join('')}`;
  });
  return [head, ...sizes.map(line), '', ...sums].join('\n');
}
