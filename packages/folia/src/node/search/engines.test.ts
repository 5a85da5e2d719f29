import { afterEach, describe, expect, test } from '@rstest/core';
import { type EngineName, engine, engineNames } from './engines';
import { type StubServer, startStub } from './fixtures/stub-server';
import { askEngine } from './gateway/ask-engine';

const state: { stub?: StubServer } = {};
afterEach(() => state.stub?.close());

const record = { title: 'A', routePath: '/a' };

/** How each engine says that it has found the record. */
const answers: Record<EngineName, unknown> = {
  typesense: { results: [{ hits: [{ document: record }] }] },
  meilisearch: { hits: [record] },
  opensearch: { hits: { hits: [{ _source: record }] } },
  algolia: { hits: [record] },
  groonga: { body: { columns: [{ name: 'title' }, { name: 'routePath' }], records: [['A', '/a']] } },
};
const nothing: Record<EngineName, unknown> = {
  typesense: { results: [{ hits: [] }] },
  meilisearch: { hits: [] },
  opensearch: { hits: { hits: [] } },
  algolia: { hits: [] },
  groonga: { body: { columns: [{ name: 'title' }], records: [] } },
};

async function ask(name: EngineName, answer: unknown, words = ['bundle', '产物']) {
  state.stub = await startStub((_, response) => response.end(JSON.stringify(answer)));
  const access = { url: state.stub.url, key: 'secret', application: 'APP' };
  const question = { index: 'docs', words, lang: 'zh', size: 30 };
  const records = await askEngine({ engine: engine(name), access, patience: 5_000 }, question);
  return { records, heard: state.stub.heard };
}

describe('what engines are asked', () => {
  for (const name of engineNames)
    test(`${name}: one request, and the records of its answer`, async () => {
      const { records, heard } = await ask(name, answers[name]);
      expect(records).toEqual([record]);
      expect(heard.length).toBe(1);
    });

  test('typesense', async () => {
    const [heard] = (await ask('typesense', answers.typesense)).heard;
    expect(heard).toMatchObject({ method: 'POST', path: '/multi_search' });
    expect(heard?.headers['x-typesense-api-key']).toBe('secret');
    expect(heard?.body).toMatchObject({
      searches: [
        {
          collection: 'docs',
          q: 'bundle 产物',
          query_by: 'titleWords,headingWords,textWords,codeWords',
          query_by_weights: '8,6,2,1',
          filter_by: 'lang:=`zh`',
          per_page: 30,
        },
      ],
    });
  });

  test('meilisearch', async () => {
    const [heard] = (await ask('meilisearch', answers.meilisearch)).heard;
    expect(heard).toMatchObject({ method: 'POST', path: '/indexes/docs/search' });
    expect(heard?.headers.authorization).toBe('Bearer secret');
    expect(heard?.body).toMatchObject({ q: 'bundle 产物', limit: 30, filter: 'lang = "zh"' });
  });

  test('opensearch', async () => {
    const [heard] = (await ask('opensearch', answers.opensearch)).heard;
    expect(heard).toMatchObject({ method: 'POST', path: '/docs/_search' });
    expect(heard?.headers.authorization).toBe('ApiKey secret');
    expect(heard?.body).toMatchObject({
      size: 30,
      query: {
        bool: {
          must: {
            multi_match: {
              query: 'bundle 产物',
              fields: ['titleWords^8', 'headingWords^6', 'textWords^2', 'codeWords^1'],
            },
          },
          filter: { term: { lang: 'zh' } },
        },
      },
    });
  });

  test('opensearch: a name with a password', () => {
    const access = { url: 'http://x', key: 'me:secret', application: '' };
    const [request] = engine('opensearch').requests({ index: 'docs', words: ['a'], lang: '', size: 1 }, access);
    expect(request?.headers.Authorization).toBe(`Basic ${btoa('me:secret')}`);
    expect(request?.body).not.toContain('"filter"');
  });

  test('algolia, which reads 512 bytes of a query', async () => {
    const { heard } = await ask(
      'algolia',
      answers.algolia,
      Array.from({ length: 64 }, () => 'abcdefghij'),
    );
    expect(heard[0]).toMatchObject({ method: 'POST', path: '/1/indexes/docs/query' });
    expect(heard[0]?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'secret' });
    expect(heard[0]?.body).toMatchObject({ hitsPerPage: 30, filters: 'lang:"zh"' });
    expect(JSON.stringify(heard[0]?.body)).toMatch(/"query":"[a-j ]{505}"/);
  });

  test('groonga: all words, and when there is nothing, any of them and those like them', async () => {
    const { records, heard } = await ask('groonga', nothing.groonga);
    expect(records).toEqual([]);
    const match = 'titleWords * 8 || headingWords * 6 || textWords * 2 || codeWords * 1';
    expect(heard.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/d/select'],
      ['GET', '/d/select'],
    ]);
    expect(Object.fromEntries(heard[0]?.parameters ?? [])).toMatchObject({
      table: 'docs',
      filter: `(query("${match}", "(bundle OR bundle*) \\"产物\\"")) && lang == "zh"`,
      sort_keys: '-_score,order,section',
      limit: '30',
    });
    expect(heard[1]?.parameters.get('filter')).toContain('(bundle OR bundle*) OR \\"产物\\"');
    expect(heard[1]?.parameters.get('filter')).toContain(
      'fuzzy_search(textWords, "bundle", {"max_distance": 1, "prefix_length": 1, "with_transposition": true})',
    );
  });

  test('groonga: nothing in a word is an operator', () => {
    const access = { url: 'http://x', key: '', application: '' };
    const words = ['a" || true || "', 'x) OR (y', 'v1.0.3-rc.1', 'title:@x'];
    const [request] = engine('groonga').requests({ index: 'docs', words, lang: '', size: 1 }, access);
    const filter = new URL(request?.url ?? '').searchParams.get('filter') ?? '';
    const script = /^query\("(?:[^"\\]|\\.)*", "((?:[^"\\]|\\.)*)"\)$/.exec(filter);
    const query = script?.[1]?.replace(/\\(.)/g, '$1') ?? '';
    expect(query.match(/"(?:[^"\\]|\\.)*"/g)?.map((word) => JSON.parse(word))).toEqual(words);
  });

  const broken = [{}, [], null, 'x', { hits: 3 }, { body: {} }, { results: [] }];
  for (const name of engineNames)
    test(`${name}: other answers are none`, () => {
      for (const answer of broken) expect(engine(name).read(answer)).toBeNull();
    });
});
