import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from '@rstest/core';
import { madePage } from '../../shared/search/fixtures/made-pages';
import { openIndex, type ReadJson } from '../../shared/search/index-file';
import { searchIn } from '../../shared/search/search-index';
import { createIndexWriter } from './index-writer';

type Lang = 'en' | 'zh';

/** Index of a generated site, as a server would have it: path → text. */
function indexOf(lang: Lang, pages: number) {
  const files = new Map<string, string>();
  const writer = createIndexWriter({ lang, version: '' }, (name, text) => files.set(`/${name}`, text));
  for (let id = 0; id < pages; id++) writer.add(madePage(id, lang).document);
  const { name, text } = writer.finish();
  files.set(`/${name}`, text);
  return { href: `/${name}`, files };
}

/** Opens an index and records what is fetched. */
async function reader({ href, files }: ReturnType<typeof indexOf>) {
  const fetched: string[] = [];
  const read: ReadJson = async (path) => {
    fetched.push(path);
    return JSON.parse(files.get(path) ?? '');
  };
  const index = await openIndex(href, read);
  const bytes = () => fetched.reduce((sum, path) => sum + getSize(files.get(path) ?? ''), 0);
  return { ask: (query: string) => searchIn(index, query, 7), fetched, bytes };
}

/** As a server sends it that takes little time for it. */
const getSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

/** Queries for a page: its name, a part of it, its flag, that with two letters swapped. */
function questionsAbout(id: number, lang: Lang): string[] {
  const { name, flag } = madePage(id, lang);
  const swapped = flag.slice(2, 5) + flag.charAt(6) + flag.charAt(5) + flag.slice(7, 14);
  return [name, name.slice(1), flag, flag.slice(2, 14), swapped, lang === 'en' ? `what is ${name}` : `什么是${name}`];
}

/** Of the 150 kB until the first results, the code takes 15. */
const mostBytes = 135_000;
const mostFiles = 48;

/** Words of most pages, a part of one, and what is on none. */
const common = {
  en: ['module', 'b', 'bundle format', 'uild', 'zzzzzz'],
  zh: ['模块', '构', '构建产物', '物构', '龘龘'],
};

for (const pages of [500, 5_000])
  describe(`${pages * 2} pages in both languages`, () => {
    for (const lang of ['en', 'zh'] as const) {
      const site = indexOf(lang, pages);

      test(`the first answer is the right one, and the index is not fetched for it (${lang})`, async () => {
        for (const id of [0, Math.floor(pages / 3), pages - 1]) {
          for (const query of questionsAbout(id, lang)) {
            const { ask, bytes, fetched } = await reader(site);
            const [first] = await ask(query);
            expect([query, first?.link.split('#')[0]]).toEqual([query, `/${lang}/page-${id}`]);
            expect(bytes(), query).toBeLessThanOrEqual(mostBytes);
            expect(fetched.length, query).toBeLessThanOrEqual(mostFiles);
          }
        }
      });

      test(`words of most pages and of none cost no more (${lang})`, async () => {
        for (const query of common[lang]) {
          const { ask, bytes, fetched } = await reader(site);
          const hits = await ask(query);
          expect([query, hits.length > 0]).toEqual([query, !/zzz|龘/.test(query)]);
          expect(bytes(), query).toBeLessThanOrEqual(mostBytes);
          expect(fetched.length, query).toBeLessThanOrEqual(mostFiles);
        }
      });

      test(`a word typed letter by letter fetches nothing twice (${lang})`, async () => {
        const { ask, fetched } = await reader(site);
        const { name } = madePage(7, lang);
        for (let length = 1; length <= name.length; length++) await ask(name.slice(0, length));
        expect(new Set(fetched).size).toBe(fetched.length);
      });
    }
  });
