import { documentOf } from './document';
import { matchWords } from './match-words';
import { openDocument } from './open-document';
import { defaultIndexOptions, type SearchIndex, searchIn } from './search-index';

const times = 12;

/**
 * Answers a question about a page that does not exist, some times over, while the index is still on its way: what answers questions is
 * compiled by then, and the first real answer is as quick as the others.
 */
export async function rehearse(): Promise<void> {
  const text = 'autoExternal --watch lib.dts 构建产物 é '.repeat(20);
  const head = { id: 0, title: 'lib.dts', routePath: '', domain: '', lang: '', version: '', group: '', order: 0 };
  const section = { title: 'External 产物', text, code: text };
  const sections = [
    { ...section, id: '', depth: 1 },
    { ...section, id: 'a', depth: 2 },
  ];
  const document = documentOf({ ...head, keywords: [] }, sections);
  const words = ['external', '构建', '建产', '产物'].map((word, id) => ({ word, id, pages: 1 }));
  const index: SearchIndex = {
    options: defaultIndexOptions,
    total: 1,
    lexicon: {
      match: async (typed) => matchWords(typed, words),
      postings: async (matches) => matches.map(() => (visit) => visit(0, 1)),
    },
    documents: async () => [openDocument(document)],
  };
  for (let round = 0; round < times; round++) await searchIn(index, 'extenral 构建产物', 1);
}
