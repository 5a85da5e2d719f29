import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { createSearchDocument } from '../../shared/search/document';
import { type IndexFile, openIndex, type ReadJson } from '../../shared/search/index-file';
import { defaultIndexOptions, type IndexOptions } from '../../shared/search/index-options';
import { searchIn } from '../../shared/search/search-index';
import { createIndexWriter, type IndexLimits } from './index-writer';

const pages: [routePath: string, text: string][] = [
  ['/bundle', 'Each bundle is one file.'],
  ['/bundled', 'Dependencies are bundled.'],
  ['/unbundle', 'How to unbundle a library.'],
  ['/résumé', 'The résumé of a release.'],
  ['/resume', 'How to resume a build.'],
  ['/far', 'Source files are compiled, and much later they are put in a map.'],
  ['/near', 'A source map leads back.'],
  ['/zh', '每个库都有自己的产物。'],
];
const documents = pages.map(([routePath, text], id) =>
  createSearchDocument(
    {
      ...{ id, title: `Page ${id}`, domain: '', routePath, lang: '', version: '' },
      ...{ group: '', order: id, keywords: [] },
    },
    [{ id: '', title: '', depth: 1, text, code: '' }],
  ),
);

/** Writes an index with these options into memory, and opens it. */
async function openWith(options: Partial<IndexOptions>, limits?: IndexLimits) {
  const files = new Map<string, string>();
  const write = (name: string, text: string) => files.set(`/${name}`, text);
  const settings = { options: { ...defaultIndexOptions, ...options }, ...(limits && { limits }) };
  const writer = createIndexWriter({ lang: '', version: '' }, write, settings);
  for (const document of documents) writer.add(document);
  const { name, text } = writer.finish();
  files.set(`/${name}`, text);
  const read: ReadJson = async (href) => JSON.parse(files.get(href) ?? 'null');
  const find = async (query: string) => {
    const hits = await searchIn(await openIndex(`/${name}`, read), query);
    return [...new Set(hits.map(({ link }) => link))].sort();
  };
  // written by the index writer, in this shape
  return { name, file: JSON.parse(text) as IndexFile, find };
}

const rows: [options: Partial<IndexOptions>, query: string, found: string[]][] = [
  [{ tokenize: 'strict' }, 'bundle', ['/bundle']],
  [{ tokenize: 'strict' }, 'bund', []],
  [{ tokenize: 'strict' }, 'bunlde', []],
  [{ tokenize: 'strict' }, 'bundles', []],
  [{ tokenize: 'strict' }, '库', ['/zh']],
  [{ tokenize: 'strict' }, '产物', ['/zh']],
  [{ tokenize: 'forward' }, 'bundle', ['/bundle', '/bundled']],
  [{ tokenize: 'forward' }, 'bund', ['/bundle', '/bundled']],
  [{ tokenize: 'forward' }, 'undle', []],
  [{ tokenize: 'full' }, 'undle', ['/bundle', '/bundled', '/unbundle']],
  [{ tokenize: 'full' }, 'bunlde', ['/bundle']],
  [{ charset: 'latin:default' }, 'resume', ['/resume']],
  [{ charset: 'latin:default' }, 'RÉSUMÉ', ['/résumé']],
  [{ charset: 'latin:default' }, 're\u0301sume\u0301', ['/résumé']],
  [{ charset: 'latin:simple' }, 'resume', ['/resume', '/résumé']],
  [{ tokenize: 'strict', depth: 0 }, 'source map', ['/far', '/near']],
  [{ tokenize: 'strict', depth: 1 }, 'source map', ['/near']],
  [{ tokenize: 'strict', depth: 1 }, 'map', ['/far', '/near']],
  [{ tokenize: 'strict', depth: 12 }, 'source map', ['/far', '/near']],
  [{ minlength: 3 }, 'ma', []],
  [{ minlength: 3 }, 'map', ['/far', '/near']],
];
const forms: [form: string, limits: IndexLimits | undefined][] = [
  ['one file', undefined],
  ['many files', { documents: 0, words: 0 }],
];
describe('the options of an index', requirement('SI-09', 'RZ-09'), () => {
  for (const [form, limits] of forms)
    for (const [options, query, found] of rows)
      test(`${JSON.stringify(options)}: "${query}" (${form})`, async () => {
        const { find } = await openWith(options, limits);
        expect(await find(query)).toEqual(found);
      });

  test('resolution is the number of different weights', async () => {
    const countWeights = async (resolution: number) => {
      const { words } = (await openWith({ resolution })).file;
      return new Set('weights' in words ? words.weights : []).size;
    };
    expect(await countWeights(1)).toBe(1);
    expect(await countWeights(9)).toBeGreaterThan(1);
  });

  test('each changes the name of the file', async () => {
    const changes: Partial<IndexOptions>[] = [
      {},
      { tokenize: 'strict' },
      { charset: 'latin:default' },
      { minlength: 2 },
      { depth: 1 },
      { cache: 1 },
      { resolution: 1 },
    ];
    const names = await Promise.all(changes.map(async (options) => (await openWith(options)).name));
    expect(new Set(names).size).toBe(changes.length);
  });
});
