import { expect, test } from '@rstest/core';
import { testsAll } from 'scripts/tests-all';
import { createDice } from './fixtures/dice';
import { madePage } from './fixtures/made-pages';
import { defaultIndexOptions } from './index-options';
import { createLexicon, createWordTable } from './lexicon';
import { openDocument } from './open-document';
import { type SearchIndex, searchIn } from './search-index';
import type { SearchHit } from './types';
import { getWeights } from './weights';
import { createWordCollector } from './word-collector';

/** Another seed makes other queries; a failure can be reproduced with its seed. */
const seed = 20_261;
/** Ten thousand queries when everything is tested. */
const parts = testsAll ? 10 : 1;
const rounds = 1_000;

/** What people and programs type: scripts, what regular expressions and HTML are made of, halves of characters. */
const alphabets = [
  'abcdefghijklmnopqrstuvwxyz ',
  'eastnori ',
  'module bundle format --kalo limit ',
  'ABC XYZ_-.$()[]{}*+?^|\\/',
  '0123456789.v-',
  '构建产物模块的类型文件 ',
  '如何怎么是什么的吗呢',
  'ひらがなカタカナー々〆',
  '한국어ㅎㅏ라이브러리',
  'ёйЁЙабвгд ',
  'اَلعَرَبِيَّة',
  'हिन्दी संस्कृतम्',
  'e\u0301\u0308\u200d\u00ad\ufeff',
  '\ud800\udc00\udfff\udbff',
  '🎉👩‍💻🇨🇳',
  '<>&"\'=/ script img onerror',
  '\u0000\u0007\t\n\r\u2028\u2029',
  '𠀀𠮷𡃁𝒳',
];

const documents = Array.from({ length: 60 }, (_, id) => madePage(id >> 1, id % 2 === 0 ? 'en' : 'zh').document).map(
  (document, id) => ({ ...document, id }),
);

/** An index that counts its lookups. */
function countedIndex() {
  const words = createWordCollector(defaultIndexOptions.resolution);
  for (const document of documents) words.add(document.id, getWeights(document));
  const lexicon = createLexicon(createWordTable(words.finish(), defaultIndexOptions.resolution));
  const opened = documents.map((document) => openDocument(document));
  const count = { lookups: 0, lists: 0, documents: 0 };
  const index: SearchIndex = {
    options: defaultIndexOptions,
    total: documents.length,
    lexicon: {
      match(typed) {
        count.lookups++;
        return lexicon.match(typed);
      },
      postings(matches) {
        count.lists += matches.length;
        return lexicon.postings(matches);
      },
    },
    async documents(ids) {
      count.documents += ids.length;
      return opened.filter(({ document }) => ids.includes(document.id));
    },
  };
  return { index, count };
}

/** Mostly as long as what people type, now and then up to 5,000 characters. */
function queryFrom(dice: () => number): string {
  const length = Math.floor(dice() < 0.97 ? dice() * 24 : dice() * 5_000);
  const chosen = Array.from(
    { length: 1 + Math.floor(dice() * 3) },
    () => alphabets[Math.floor(dice() * alphabets.length)] ?? '',
  );
  // by code unit, so that halves of characters come about
  const alphabet = chosen.join('').split('');
  return Array.from({ length }, () => alphabet[Math.floor(dice() * alphabet.length)] ?? '').join('');
}

const shownBy = (hit: SearchHit): string =>
  hit.type === 'title' ? hit.title : hit.type === 'header' ? hit.header : hit.statement;

/** What a hit shows comes from its page, and what is marked is part of what is shown. */
function createProblem(hit: SearchHit): string | null {
  const [path] = hit.link.split('#');
  const document = documents.find(({ routePath }) => routePath === path);
  if (!document || document.title !== hit.title) return 'a page that is none';
  const text = shownBy(hit).replace(/^\.\.\.|\.\.\.$/g, '');
  const isOnPage = [document.title, document.content, ...document.code].some((part) => part.includes(text));
  if (!isOnPage) return `a text that is not on the page: ${text}`;
  const areInside = hit.highlights.every(
    ({ start, length }) => start >= 0 && length > 0 && start + length <= shownBy(hit).length,
  );
  return areInside ? null : 'marks beside the text';
}

for (let part = 0; part < parts; part++)
  test(`queries of every script, ${part + 1} of ${parts}: an answer to each, made of the pages only, for no more than so much work`, async () => {
    const dice = createDice(seed + part);
    const { index, count } = countedIndex();
    let found = 0;
    for (let round = 0; round < rounds; round++) {
      const query = queryFrom(dice);
      const which = `seed ${seed + part}, query ${round}: ${JSON.stringify(query.slice(0, 200))}`;
      Object.assign(count, { lookups: 0, lists: 0, documents: 0 });
      const hits = await searchIn(index, query, 7).catch((error: unknown) => {
        throw new Error(which, { cause: error });
      });
      expect([count, hits.map(createProblem).filter(Boolean), isBounded(count)], which).toEqual([count, [], true]);
      found += hits.length;
    }
    expect(found).toBeGreaterThan(rounds);
  }, 120_000);

/** 64 parts of words and 32 words as a whole, 40 words of the index for each, and a dozen pages. */
const isBounded = ({ lookups, lists, documents }: ReturnType<typeof countedIndex>['count']): boolean =>
  lookups <= 96 && lists <= lookups * 40 && documents <= 12;
