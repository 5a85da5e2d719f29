import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { Section } from '../../shared/page';
import { createSearchDocument } from '../../shared/search/document';
import { openIndex, type ReadJson } from '../../shared/search/index-file';
import type { IndexPlace } from '../../shared/search/index-name';
import { searchIn } from '../../shared/search/search-index';
import type { SearchDocument } from '../../shared/search/types';
import { createIndexWriter, type IndexLimits } from './index-writer';

const titles = [
  'Bundle mode',
  'Declaration files',
  'Externals',
  'Assets',
  'Minify',
  '构建产物',
  '声明文件',
  '外部依赖',
];
const texts = [
  'Every import of the entry becomes one file; unbundled builds keep the tree.',
  'Types come from tsc or tsgo. Set dts.bundle for one file.',
  'autoExternal keeps dependencies out of the bundle.',
  'Images below a limit are inlined.',
  'Whitespace goes, names stay.',
  '每个库的产物都不一样。',
  '类型由编译器生成，也可以合并为一个文件。',
  '依赖不会进入产物。',
];

const documents = titles.map((title, id) => {
  const sections: Section[] = [
    { id: '', title, depth: 1, text: texts[id] ?? '', code: '' },
    {
      id: 'more',
      title: `More on ${title}`,
      depth: 2,
      text: `Page ${id} has more to say.`,
      code: 'const value = true;',
    },
  ];
  const head = {
    id,
    title,
    domain: '',
    routePath: `/p${id}`,
    lang: 'en',
    version: '',
    group: '',
    order: id,
    keywords: [],
  };
  return createSearchDocument(head, sections);
});

/** Writes an index into memory and opens it. */
async function indexWith(limits: IndexLimits) {
  const files = new Map<string, string>();
  const asked: string[] = [];
  const writer = createIndexWriter({ lang: 'en', version: '' }, (name, text) => files.set(`/static/${name}`, text), {
    limits,
  });
  for (const document of documents) writer.add(document);
  const { name, text } = writer.finish();
  files.set(`/static/${name}`, text);
  const read: ReadJson = async (href) => {
    asked.push(href);
    const found = files.get(href);
    if (found === undefined) throw new Error(`${href} was not written`);
    return JSON.parse(found);
  };
  return { name, files, asked, index: await openIndex(`/static/${name}`, read) };
}

const forms: { [form: string]: IndexLimits } = {
  'one file': { documents: 1e9, words: 1e9 },
  'documents apart': { documents: 0, words: 1e9 },
  'words apart too': { documents: 0, words: 0 },
};

describe('the files of an index', requirement('SI-01'), () => {
  test('the name says index, language and content', async () => {
    const { name, files } = await indexWith({ documents: 1e9, words: 1e9 });
    expect(name).toMatch(/^search_index\.en\.[0-9a-f]{8}\.json$/);
    expect(files.size).toBe(1);
    expect((await indexWith({ documents: 1e9, words: 1e9 })).name).toBe(name);
  });

  test('a version is named with its first dot replaced, other content with another hash', () => {
    const nameOf = (place: IndexPlace, pages: SearchDocument[]) => {
      const writer = createIndexWriter(place, () => {});
      for (const page of pages) writer.add(page);
      return writer.finish().name;
    };
    expect(nameOf({ lang: 'zh', version: 'v1.0' }, documents)).toMatch(/^search_index\.v1_0\.zh\.[0-9a-f]{8}\.json$/);
    const english = { lang: 'en', version: '' };
    expect(nameOf(english, documents)).not.toBe(nameOf(english, documents.slice(1)));
  });

  test('further files lie in a folder of the same name', async () => {
    const { name, files } = await indexWith({ documents: 0, words: 0 });
    const folder = `/static/${name.replace('.json', '')}/`;
    expect([...files.keys()].filter((file) => !file.startsWith(folder))).toEqual([`/static/${name}`]);
    expect(
      new Set([...files.keys()].filter((file) => file.startsWith(folder)).map((file) => file[folder.length])),
    ).toEqual(new Set(['d', 'w', 'p']));
  });
});

describe('the form of an index makes no difference to what is found', () => {
  const queries =
    'bundle|bund|nbundl|bunlde|dts.bundle|b|files one|external|声明文件|库|产物|more say|zzz|declaratoin'.split('|');
  for (const [form, limits] of Object.entries(forms)) {
    test(form, async () => {
      const { index } = await indexWith(limits);
      const whole = await indexWith({ documents: 1e9, words: 1e9 });
      for (const query of queries)
        expect([query, await searchIn(index, query)]).toEqual([query, await searchIn(whole.index, query)]);
      expect((await searchIn(index, 'bunlde'))[0]?.link).toBe('/p0');
    });
  }

  test('a query reads only what it needs', async () => {
    const { index, asked, files } = await indexWith({ documents: 0, words: 0 });
    asked.length = 0;
    await searchIn(index, 'minify', 1);
    expect(asked.length).toBeLessThan(files.size / 2);
    const before = asked.length;
    await searchIn(index, 'minify', 1);
    expect(asked.length).toBe(before);
  });
});
