import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import type { Section } from '../page';
import { createSearchDocument } from './document';
import { defaultIndexOptions, type IndexOptions } from './index-options';
import { createLexicon, createWordTable } from './lexicon';
import { openDocument } from './open-document';
import { type SearchIndex, searchIn } from './search-index';
import type { SearchDocument, SearchHit } from './types';
import { getWeights } from './weights';
import { createWordCollector } from './word-collector';

const section = (id: string, title: string, text: string, code = ''): Section => ({
  ...{ id, title, text, code },
  depth: id === '' ? 1 : 2,
});

type TestPage = [path: string, title: string, group: string, sections: Section[], keywords?: string[]];

const pages: TestPage[] = [
  [
    '/config/lib/dts',
    'lib.dts',
    'Lib',
    [
      section('', 'lib.dts', 'Adds declaration files to an output.', 'export default { lib: [{ dts: true }] }'),
      section('bundle', 'dts.bundle', 'All types in one file, with api-extractor.'),
      section('mistakes', 'Common mistakes', 'Files are missing when isolatedDeclarations is off.'),
    ],
    ['typings'],
  ],
  [
    '/config/lib/bundle',
    'lib.bundle',
    'Lib',
    [
      section('', 'lib.bundle', 'Whether files are put together. The default is true.'),
      section('both', 'Both modes in one build', 'Write two items.', 'bundle: false // dts'),
    ],
  ],
  [
    '/guide/résumé',
    'Résumé of releases',
    'Guide',
    [section('', 'Résumé', 'Was ist neu? Моя ёлка, мой йод. Use --watch and autoExternal with @rslib/core 1.0.3.')],
  ],
  [
    '/zh/guide',
    '构建产物',
    '指南',
    [
      section('', '构建产物', '每个库都有自己的产物。ESM 产物最常用，声明文件也会随之生成。'),
      section('mistakes', '常见错误', '打包时缺少样式文件。'),
    ],
  ],
  ['/ko', '한국어 문서', '', [section('', '한국어 문서', '라이브러리를 빌드합니다.')]],
  ['/ja', 'ライブラリの設定', '', [section('', 'ライブラリの設定', '出力形式を選び、型定義ファイルを生成します。')]],
  // a sentence is longer than any word that is looked up
  [
    '/th',
    'การติดตั้ง',
    '',
    [section('', 'การติดตั้ง', 'เอกสารนี้อธิบายวิธีตั้งค่าเครื่องมือสำหรับสร้างไลบรารีและวิธีกำหนดรูปแบบผลลัพธ์ของโครงการ')],
  ],
];

function indexOf(pages: readonly TestPage[]): SearchIndex {
  const documents = pages.map(([routePath, title, group, sections, keywords = []], id) =>
    createSearchDocument(
      { id, title, domain: '', routePath, lang: '', version: '', group, order: id, keywords },
      sections,
    ),
  );
  const { resolution } = defaultIndexOptions;
  const words = createWordCollector(resolution);
  for (const document of documents) words.add(document.id, getWeights(document));
  return {
    options: defaultIndexOptions,
    total: documents.length,
    lexicon: createLexicon(createWordTable(words.finish(), resolution)),
    documents: async (ids) => documents.filter(({ id }) => ids.includes(id)).map((document) => openDocument(document)),
  };
}

const index = indexOf(pages);
const ask = (query: string, limit?: number) => searchIn(index, query, limit);
const shown = (hit: SearchHit): string =>
  hit.type === 'title' ? hit.title : hit.type === 'header' ? hit.header : hit.statement;
const marked = (hit: SearchHit): string[] =>
  hit.highlights.map(({ start, length }) => shown(hit).slice(start, start + length));

describe('what is found first, and what is marked in it', () => {
  const cases: [query: string, type: string, link: string, marks: string[]][] = [
    ['dts', 'title', '/config/lib/dts', ['dts']],
    ['DTS', 'title', '/config/lib/dts', ['dts']],
    ['lib.dts.bundle', 'header', '/config/lib/dts#bundle', ['dts', 'bundle']],
    ['dts bundle', 'header', '/config/lib/dts#bundle', ['dts', 'bundle']],
    ['bunlde', 'title', '/config/lib/bundle', ['bundle']],
    ['declaration', 'content', '/config/lib/dts', ['declaration']],
    ['typings', 'title', '/config/lib/dts', []],
    ['resume', 'title', '/guide/résumé', ['Résumé']],
    ['ёлка', 'content', '/guide/résumé', ['ёлка']],
    ['--watch', 'content', '/guide/résumé', ['--watch']],
    ['auto-external', 'content', '/guide/résumé', ['autoExternal']],
    ['external', 'content', '/guide/résumé', ['External']],
    ['1.0', 'content', '/guide/résumé', ['1.0']],
    ['@rslib/core', 'content', '/guide/résumé', ['rslib/core']],
    ['构建产物', 'title', '/zh/guide', ['构建产物']],
    ['产物', 'title', '/zh/guide', ['产物']],
    ['库', 'content', '/zh/guide', ['库']],
    ['ESM 产物', 'content', '/zh/guide', ['产物', 'ESM', '产物']],
    ['样式文件', 'content', '/zh/guide#mistakes', ['样式文件']],
    ['한국어', 'title', '/ko', ['한국어']],
    ['라이브러리', 'content', '/ko', ['라이브러리']],
    ['型定義ファイル', 'content', '/ja', ['型定義ファイル']],
    ['ติดตั้ง', 'title', '/th', ['ติดตั้ง']],
    ['ไลบรารี', 'content', '/th', ['ไลบรารี']],
    ['b', 'title', '/config/lib/bundle', ['b']],
  ];
  for (const [query, type, link, marks] of cases) {
    test(query, async () => {
      const [first] = await ask(query);
      expect(first && [first.type, first.link, marked(first)]).toEqual([type, link, marks]);
    });
  }

  test('й is not и', async () => {
    const [hit] = await ask('иод');
    expect(hit).toBeUndefined();
  });

  test.each([[''], ['   '], ['?!'], ['zzzz'], ['🎉']])('nothing for %j', async (query) => {
    expect(await ask(query)).toEqual([]);
  });
});

describe('the list', () => {
  test('a page with the name as its title is before pages with it as a heading, a keyword or in the text', async () => {
    const found: TestPage[] = [
      ['/keyword', 'Dependencies', '', [section('', 'Dependencies', 'What autoExternal does.')], ['autoExternal']],
      ['/heading', 'Bundle', '', [section('', 'Bundle', ''), section('name', 'autoExternal', 'What it does.')]],
      ['/text', 'Files', '', [section('', 'Files', 'autoExternal, autoExternal and autoExternal.')]],
      ['/title', 'lib.autoExternal', '', [section('', 'lib.autoExternal', 'Leaves packages out.')]],
    ];
    const hits = await searchIn(indexOf(found), 'autoExternal');
    expect(hits.map(({ link }) => link)).toEqual(['/title', '/heading#name', '/keyword', '/text']);
  });

  test('hits of a group are adjacent, groups in the order of their best hit', requirement('SU-18'), async () => {
    const find = async ([one, two, three]: [string, string, string]) => {
      const found: TestPage[] = [
        ['/text', 'Builds', one, [section('', 'Builds', 'They keep a cache.')]],
        ['/heading', 'Options', two, [section('', 'Options', ''), section('cache', 'The cache of a build', '')]],
        ['/title', 'Cache', three, [section('', 'Cache', '')]],
      ];
      const hits = await searchIn(indexOf(found), 'cache');
      return hits.map(({ link, group, query }) => [link, group, query]);
    };
    expect(await find(['One', 'Two', 'Three'])).toEqual([
      ['/title', 'Three', 'cache'],
      ['/heading#cache', 'Two', 'cache'],
      ['/text', 'One', 'cache'],
    ]);
    expect(await find(['One', 'Two', 'One'])).toEqual([
      ['/title', 'One', 'cache'],
      ['/text', 'One', 'cache'],
      ['/heading#cache', 'Two', 'cache'],
    ]);
  });
  test('weak pages of the first group do not push a good page of another down', async () => {
    const found: TestPage[] = [
      ['/guide/cache', 'Cache', 'Guide', [section('', 'Cache', '')]],
      ['/guide/other', 'Other', 'Guide', [section('', 'Other', 'It has nothing to do with a cache.')]],
      ['/config/cache', 'lib.cache', 'Config', [section('', 'lib.cache', '')]],
      ['/config/more', 'More', 'Config', [section('', 'More', 'It has nothing to do with a cache.')]],
    ];
    const hits = await searchIn(indexOf(found), 'cache');
    expect(hits.map(({ link }) => link)).toEqual(['/guide/cache', '/config/cache', '/config/more']);
  });
  test('a title before a name in a heading, a keyword, and another heading', async () => {
    const text = 'Nothing else.';
    const found: TestPage[] = [
      ['/heading', 'Words', 'One', [section('', 'Words', text), section('minify', 'Minify', text)]],
      ['/keyword', 'Small files', 'Two', [section('', 'Small files', text)], ['minify']],
      ['/name', 'Options', 'Three', [section('', 'Options', text), section('minify', 'output.minify', text)]],
      ['/title', 'Minify', 'Four', [section('', 'Minify', text)]],
    ];
    const hits = await searchIn(indexOf(found), 'minify');
    expect(hits.map(({ link }) => link)).toEqual(['/title', '/name#minify', '/keyword', '/heading#minify']);
  });
  test('at most 100 hits of each kind by default', requirement('RZ-10', 'CN-09'), async () => {
    const many = Array.from({ length: 130 }, (_, id): TestPage => {
      const text = section('', `Page ${id}`, `The lighthouse ${id} is seen from afar.`);
      return [`/${id}`, `Page ${id}`, 'Guide', [text]];
    });
    expect((await searchIn(indexOf(many), 'lighthouse')).length).toBe(100);
    expect((await searchIn(indexOf(many), 'lighthouse', 7)).length).toBe(7);
  });
  test('one content hit per section, none where the heading matches', requirement('SI-16'), async () => {
    const hits = await ask('mistakes');
    expect(hits.filter(({ link }) => link === '/config/lib/dts#mistakes').map(({ type }) => type)).toEqual(['header']);
    const [below] = await ask('isolatedDeclarations');
    expect([below?.type, below?.link]).toEqual(['content', '/config/lib/dts#mistakes']);
  });
  test('SI-11 limits the hits of each kind', async () => {
    const hits = await ask('files', 1);
    for (const type of ['title', 'header', 'content'] as const)
      expect(hits.filter((hit) => hit.type === type).length).toBeLessThanOrEqual(1);
    expect((await ask('files', 0)).length).toBe(0);
  });
  test('a long query is cut and does no harm', async () => {
    const hits = await ask(`dts ${'x '.repeat(4000)}`);
    expect(hits.every(({ query }) => query.length <= 1000)).toBe(true);
    const [hit] = await ask('dts <img src=x onerror=alert(1)>');
    expect(hit?.query).toBe('dts <img src=x onerror=alert(1)>');
  });
});

describe('what is typed', requirement('CF-10'), () => {
  test('a document', () => {
    const head = { id: 0, title: 'A', domain: '', routePath: '/a', lang: '', version: '', group: '', order: 0 };
    const document = createSearchDocument({ ...head, keywords: [] }, [section('', 'A', 'Text.')]);
    const fields: (keyof SearchDocument)[] = ['id', 'title', 'content', 'toc', 'domain', 'routePath'];
    expect(Object.keys(document)).toEqual(expect.arrayContaining(fields));
  });
  test('a hit', async () => {
    const fields: (keyof SearchHit)[] = ['type', 'title', 'header', 'link', 'query', 'highlights', 'group'];
    const hits = await ask('files');
    for (const hit of hits) expect(Object.keys(hit)).toEqual(expect.arrayContaining<string>(fields));
    expect(hits.find(({ type }) => type === 'content')).toHaveProperty('statement');
  });
  test('the options of an index', () => {
    const fields: (keyof IndexOptions)[] = ['charset', 'resolution', 'minlength', 'tokenize', 'depth', 'cache'];
    expect(Object.keys(defaultIndexOptions).sort()).toEqual(fields.sort());
  });
});
