import { type Adapter, getArray, isObject, json, ndjson, post, retrievedFields, searchedFields } from './adapter';

const unindexedFields = ['title', 'heading', 'anchor', 'text', 'code', 'routePath'];

/** @see https://typesense.org/docs/latest/api/search.html */
export const typesense: Adapter = {
  settings: (index) => [
    {
      name: 'schema.json',
      text: json({
        name: index,
        fields: [
          ...Object.keys(searchedFields).map((name) => ({ name, type: 'string' })),
          { name: 'lang', type: 'string', facet: true },
          { name: 'order', type: 'int32' },
          { name: 'section', type: 'int32' },
          ...unindexedFields.map((name) => ({ name, type: 'string', index: false, optional: true })),
        ],
        default_sorting_field: 'order',
      }),
    },
  ],
  records: () => ndjson((record) => JSON.stringify(record)),
  importHint: (index) =>
    `POST schema.json to /collections, then records.ndjson to /collections/${index}/documents/import?action=upsert`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    // a POST request, because URLs are limited to 4,000 characters
    post(`${url}/multi_search`, key === '' ? {} : { 'X-TYPESENSE-API-KEY': key }, {
      searches: [
        {
          collection: index,
          q: words.join(' '),
          query_by: Object.keys(searchedFields).join(),
          query_by_weights: Object.values(searchedFields).join(),
          ...(lang === '' ? {} : { filter_by: `lang:=${quote(lang)}` }),
          sort_by: '_text_match:desc,order:asc,section:asc',
          per_page: size,
          min_len_1typo: 5,
          min_len_2typo: 9,
          include_fields: retrievedFields.join(),
          highlight_fields: 'none',
        },
      ],
    }),
  ],
  parse(response) {
    const hits = getArray(getArray(response, 'results')?.[0], 'hits');
    return hits?.map((hit) => (isObject(hit) ? hit.document : null)) ?? null;
  },
};

/** A string of the filter syntax, in which nothing escapes a backtick. */
const quote = (text: string): string => `\`${text.replaceAll('`', '')}\``;
