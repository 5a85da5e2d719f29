import { type Adapter, getArray, isObject, json, ndjson, post, retrievedFields, searchedFields } from './adapter';

const unindexed = { type: 'keyword', index: false, doc_values: false };
const unindexedFields = ['title', 'heading', 'anchor', 'parents', 'parentAnchors', 'text', 'code', 'group', 'keywords'];

/** OpenSearch and Elasticsearch. @see https://opensearch.org/docs/latest/query-dsl/full-text/multi-match/ */
export const opensearch: Adapter = {
  settings: () => [
    {
      name: 'index.json',
      text: json({
        settings: { analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } } },
        mappings: {
          dynamic: false,
          properties: {
            ...Object.fromEntries(
              Object.keys(searchedFields).map((name) => [name, { type: 'text', analyzer: 'words' }]),
            ),
            ...Object.fromEntries(unindexedFields.map((name) => [name, unindexed])),
            ...{ routePath: { type: 'keyword' }, lang: { type: 'keyword' }, version: { type: 'keyword' } },
            ...{ depth: { type: 'byte' }, order: { type: 'integer' }, section: { type: 'integer' } },
          },
        },
      }),
    },
  ],
  records: () => ndjson(({ id, ...record }) => `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(record)}`),
  importHint: (index) => `PUT index.json to /${index}, then POST records.ndjson to /${index}/_bulk`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    post(`${url}/${encodeURIComponent(index)}/_search`, getAuthorization(key), {
      size,
      _source: retrievedFields,
      query: {
        bool: {
          must: {
            multi_match: {
              query: words.join(' '),
              type: 'bool_prefix',
              fields: Object.entries(searchedFields).map(([name, weight]) => `${name}^${weight}`),
              fuzziness: 'AUTO:5,9',
              prefix_length: 1,
              minimum_should_match: '2<70%',
            },
          },
          ...(lang === '' ? {} : { filter: { term: { lang } } }),
        },
      },
      sort: ['_score', { order: 'asc' }, { section: 'asc' }],
    }),
  ],
  parse(response) {
    const hits = isObject(response) ? getArray(response.hits, 'hits') : null;
    return hits?.map((hit) => (isObject(hit) ? hit._source : null)) ?? null;
  },
};

/** A key is `name:password` or an API key. */
function getAuthorization(key: string): Record<string, string> {
  if (key === '') return {};
  return { Authorization: key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `ApiKey ${key}` };
}
