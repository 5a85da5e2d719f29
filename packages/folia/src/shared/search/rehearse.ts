import { createSearchDocument } from './document';
import { matchWords } from './match-words';
import { openDocument } from './open-document';
import type { VisitPosting } from './postings';
import { defaultIndexOptions, type SearchIndex, searchIn } from './search-index';

/** As often, and as much at a time, as it takes until the loops are compiled: some dozen milliseconds in all. */
const times = 24;
const pages = 2_000;

/**
 * Answers a question about a page that does not exist, some times over, while the index is still on its way: what answers questions is
 * compiled by then, and the first real answer is as quick as the others.
 *
 * @param pause lets whatever has come meanwhile go first
 */
export async function rehearse(pause: () => Promise<unknown>): Promise<void> {
  const text = 'autoExternal --watch lib.dts 构建产物 é '.repeat(20);
  const head = { id: 0, title: 'lib.dts', routePath: '', domain: '', lang: '', version: '', group: '', order: 0 };
  const section = { title: 'External 产物', text, code: text };
  const sections = [
    { ...section, id: '', depth: 1 },
    { ...section, id: 'a', depth: 2 },
  ];
  const document = createSearchDocument({ ...head, keywords: [] }, sections);
  const stock = ['external', '构建', '建产', '产物'];
  const words = Array.from({ length: 800 }, (_, id) => ({ word: stock[id] ?? `word${id}`, id, pages: 1 }));
  const index: SearchIndex = {
    options: defaultIndexOptions,
    total: pages,
    lexicon: {
      match: async (typed) => matchWords(typed, words),
      postings: async (matches) => matches.map(() => visitAll),
    },
    documents: async () => [openDocument(document), openDocument(document)],
  };
  for (let round = 0; round < times; round++) {
    await searchIn(index, 'extenral 构建产物', 1);
    await pause();
  }
}

function visitAll(visit: VisitPosting): void {
  for (let page = 0; page < pages; page++) visit(page, page & 7);
}
