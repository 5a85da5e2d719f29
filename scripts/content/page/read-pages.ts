import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../../place.mjs';
import type { Page } from './page';
import { readPage } from './read-page';

const docs = 'website/docs';

/** Every page and fragment of every language, in order of their files. */
export function readPages(): Page[] {
  return readdirSync(join(root, docs), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => /\.mdx?$/.test(path) && !/(^|\/)_/.test(path))
    .sort()
    .map((path) => {
      const [locale = '', ...rest] = path.split('/');
      const file = `${docs}/${path}`;
      const id = rest.join('/').replace(/\.mdx?$/, '');
      return readPage({ id, locale, file, source: readFileSync(join(root, file), 'utf8') });
    });
}

/** Files of `shared` are included by pages, and are no pages themselves. */
export const isFragment = ({ id }: Pick<Page, 'id'>): boolean => id.startsWith('shared/');

/** A page and its translation. Pages without a partner are in `single`. */
export interface Pairs {
  pairs: Pair[];
  single: Page[];
}

export interface Pair {
  en: Page;
  zh: Page;
}

export function pairsOf(pages: readonly Page[]): Pairs {
  const of = (locale: string) => new Map(pages.filter((page) => page.locale === locale).map((page) => [page.id, page]));
  const [english, chinese] = [of('en'), of('zh')];
  const pairs = [...english.values()].flatMap((en) => {
    const zh = chinese.get(en.id);
    return zh ? [{ en, zh }] : [];
  });
  const single = pages.filter(({ id }) => !english.has(id) || !chinese.has(id));
  return { pairs, single };
}
