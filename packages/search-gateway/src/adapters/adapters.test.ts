import { afterEach, describe, expect, test } from '@rstest/core';
import { type StubServer, startStub } from '../fixtures/stub-server';
import { queryEngine } from '../gateway/query-engine';
import { type EngineName, engineNames, getAdapter, isIndexName, parseEngineName } from '.';

const state: { stub?: StubServer } = {};
afterEach(() => state.stub?.close());

const record = { title: 'A', routePath: '/a' };

/** The response of each search engine with the record. */
const responses: Record<EngineName, unknown> = {
  typesense: { results: [{ hits: [{ document: record }] }] },
  meilisearch: { hits: [record] },
  opensearch: { hits: { hits: [{ _source: record }] } },
  algolia: { hits: [record] },
  groonga: { body: { columns: [{ name: 'title' }, { name: 'routePath' }], records: [['A', '/a']] } },
};
const emptyResponses: Record<EngineName, unknown> = {
  typesense: { results: [{ hits: [] }] },
  meilisearch: { hits: [] },
  opensearch: { hits: { hits: [] } },
  algolia: { hits: [] },
  groonga: { body: { columns: [{ name: 'title' }], records: [] } },
};

const longTimeout = 25_000;

async function query(name: EngineName, response: unknown, words = ['bundle', '产物']) {
  state.stub = await startStub((_, reply) => reply.end(JSON.stringify(response)));
  const connection = { url: state.stub.url, key: 'secret', application: 'APP' };
  const engine = { adapter: getAdapter(name), connection, timeout: longTimeout };
  const records = await queryEngine(engine, { index: 'docs', words, lang: 'zh', size: 30 });
  return { records, received: state.stub.received };
}

test('the supported search engines', () => {
  expect(engineNames).toEqual(['typesense', 'meilisearch', 'opensearch', 'algolia', 'groonga']);
  expect(parseEngineName('Elasticsearch')).toBe('opensearch');
  expect(() => parseEngineName('solr')).toThrow('Unknown search engine "solr".');
});

const indexNames: [name: string, valid: boolean][] = [
  ['docs', true],
  ['a-b_2', true],
  ['x'.repeat(65), false],
  ...['', 'a b', '../x', 'a;b', '_x'].map((name): [string, boolean] => [name, false]),
];
for (const [name, valid] of indexNames)
  test(`"${name}" is ${valid ? '' : 'not '}the name of an index`, () => expect(isIndexName(name)).toBe(valid));

describe('requests to search engines', () => {
  for (const name of engineNames)
    test(`${name}: one request, and the records of its response`, async () => {
      const { records, received } = await query(name, responses[name]);
      expect(records).toEqual([record]);
      expect(received.length).toBe(1);
    });

  test('typesense', async () => {
    const [received] = (await query('typesense', responses.typesense)).received;
    expect(received).toMatchObject({ method: 'POST', path: '/multi_search' });
    expect(received?.headers['x-typesense-api-key']).toBe('secret');
    expect(received?.body).toMatchObject({
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
    const [received] = (await query('meilisearch', responses.meilisearch)).received;
    expect(received).toMatchObject({ method: 'POST', path: '/indexes/docs/search' });
    expect(received?.headers.authorization).toBe('Bearer secret');
    expect(received?.body).toMatchObject({ q: 'bundle 产物', limit: 30, filter: 'lang = "zh"' });
  });

  test('opensearch', async () => {
    const [received] = (await query('opensearch', responses.opensearch)).received;
    expect(received).toMatchObject({ method: 'POST', path: '/docs/_search' });
    expect(received?.headers.authorization).toBe('ApiKey secret');
    expect(received?.body).toMatchObject({
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

  test('opensearch: a user name with a password', () => {
    const connection = { url: 'http://x', key: 'me:secret', application: '' };
    const [request] = getAdapter('opensearch').requests({ index: 'docs', words: ['a'], lang: '', size: 1 }, connection);
    expect(request?.headers.Authorization).toBe(`Basic ${btoa('me:secret')}`);
    expect(request?.body).not.toContain('"filter"');
  });

  test('algolia: at most 512 bytes', async () => {
    const { received } = await query(
      'algolia',
      responses.algolia,
      Array.from({ length: 64 }, () => 'abcdefghij'),
    );
    expect(received[0]).toMatchObject({ method: 'POST', path: '/1/indexes/docs/query' });
    expect(received[0]?.headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'secret' });
    expect(received[0]?.body).toMatchObject({ hitsPerPage: 30, filters: 'lang:"zh"' });
    expect(JSON.stringify(received[0]?.body)).toMatch(/"query":"[a-j ]{505}"/);
  });

  test('groonga: all words, and without results, any of them and similar ones', async () => {
    const { records, received } = await query('groonga', emptyResponses.groonga);
    expect(records).toEqual([]);
    const match = 'titleWords * 8 || headingWords * 6 || textWords * 2 || codeWords * 1';
    expect(received.map(({ method, path }) => [method, path])).toEqual([
      ['GET', '/d/select'],
      ['GET', '/d/select'],
    ]);
    expect(Object.fromEntries(received[0]?.parameters ?? [])).toMatchObject({
      table: 'docs',
      filter: `(query("${match}", "(bundle OR bundle*) \\"产物\\"")) && lang == "zh"`,
      sort_keys: '-_score,order,section',
      limit: '30',
    });
    expect(received[1]?.parameters.get('filter')).toContain('(bundle OR bundle*) OR \\"产物\\"');
    expect(received[1]?.parameters.get('filter')).toContain(
      'fuzzy_search(textWords, "bundle", {"max_distance": 1, "prefix_length": 1, "with_transposition": true})',
    );
  });

  test('groonga: no character of a word is an operator', () => {
    const connection = { url: 'http://x', key: '', application: '' };
    const words = ['a" || true || "', 'x) OR (y', 'v1.0.3-rc.1', 'title:@x'];
    const [request] = getAdapter('groonga').requests({ index: 'docs', words, lang: '', size: 1 }, connection);
    const filter = new URL(request?.url ?? '').searchParams.get('filter') ?? '';
    const script = /^query\("(?:[^"\\]|\\.)*", "((?:[^"\\]|\\.)*)"\)$/.exec(filter);
    const query = script?.[1]?.replace(/\\(.)/g, '$1') ?? '';
    expect(query.match(/"(?:[^"\\]|\\.)*"/g)?.map((word) => JSON.parse(word))).toEqual(words);
  });

  const broken = [{}, [], null, 'x', { hits: 3 }, { body: {} }, { results: [] }];
  for (const name of engineNames)
    test(`${name}: other responses are none`, () => {
      for (const response of broken) expect(getAdapter(name).parse(response)).toBeNull();
    });
});
