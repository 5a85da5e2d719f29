import { type Engine, isFields, json, listIn, ndjson, post, searched, shown } from './engine';

const texts = ['title', 'heading', 'anchor', 'text', 'code', 'routePath'];

/** @see https://typesense.org/docs/latest/api/search.html */
export const typesense: Engine = {
  settings: (index) => [
    {
      name: 'schema.json',
      text: json({
        name: index,
        fields: [
          ...Object.keys(searched).map((name) => ({ name, type: 'string' })),
          { name: 'lang', type: 'string', facet: true },
          { name: 'order', type: 'int32' },
          { name: 'section', type: 'int32' },
          ...texts.map((name) => ({ name, type: 'string', index: false, optional: true })),
        ],
        default_sorting_field: 'order',
      }),
    },
  ],
  records: () => ndjson((record) => JSON.stringify(record)),
  filling: (index) =>
    `POST schema.json to /collections, then records.ndjson to /collections/${index}/documents/import?action=upsert`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    // in the body, because an address may have 4,000 characters only
    post(`${url}/multi_search`, key === '' ? {} : { 'X-TYPESENSE-API-KEY': key }, {
      searches: [
        {
          collection: index,
          q: words.join(' '),
          query_by: Object.keys(searched).join(),
          query_by_weights: Object.values(searched).join(),
          ...(lang === '' ? {} : { filter_by: `lang:=\`${lang}\`` }),
          sort_by: '_text_match:desc,order:asc,section:asc',
          per_page: size,
          min_len_1typo: 5,
          min_len_2typo: 9,
          include_fields: shown.join(),
          highlight_fields: 'none',
        },
      ],
    }),
  ],
  read(answer) {
    const hits = listIn(listIn(answer, 'results')?.[0], 'hits');
    return hits?.map((hit) => (isFields(hit) ? hit.document : null)) ?? null;
  },
};
