import { type Engine, isFields, json, listIn, ndjson, post, searched, shown } from './engine';

const stored = { type: 'keyword', index: false, doc_values: false };
const kept = ['title', 'heading', 'anchor', 'parents', 'parentAnchors', 'text', 'code', 'group', 'keywords'];

/** OpenSearch and Elasticsearch. @see https://opensearch.org/docs/latest/query-dsl/full-text/multi-match/ */
export const opensearch: Engine = {
  settings: () => [
    {
      name: 'index.json',
      text: json({
        settings: { analysis: { analyzer: { words: { type: 'custom', tokenizer: 'whitespace' } } } },
        mappings: {
          dynamic: false,
          properties: {
            ...Object.fromEntries(Object.keys(searched).map((name) => [name, { type: 'text', analyzer: 'words' }])),
            ...Object.fromEntries(kept.map((name) => [name, stored])),
            ...{ routePath: { type: 'keyword' }, lang: { type: 'keyword' }, version: { type: 'keyword' } },
            ...{ depth: { type: 'byte' }, order: { type: 'integer' }, section: { type: 'integer' } },
          },
        },
      }),
    },
  ],
  records: () => ndjson(({ id, ...record }) => `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(record)}`),
  filling: (index) => `PUT index.json to /${index}, then POST records.ndjson to /${index}/_bulk`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    post(`${url}/${encodeURIComponent(index)}/_search`, authorization(key), {
      size,
      _source: shown,
      query: {
        bool: {
          must: {
            multi_match: {
              query: words.join(' '),
              type: 'bool_prefix',
              fields: Object.entries(searched).map(([name, weight]) => `${name}^${weight}`),
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
  read(answer) {
    const hits = isFields(answer) ? listIn(answer.hits, 'hits') : null;
    return hits?.map((hit) => (isFields(hit) ? hit._source : null)) ?? null;
  },
};

/** `name:password`, or a key of the API. */
function authorization(key: string): Record<string, string> {
  if (key === '') return {};
  return { Authorization: key.includes(':') ? `Basic ${Buffer.from(key).toString('base64')}` : `ApiKey ${key}` };
}
