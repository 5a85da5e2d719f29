import { createHash } from 'node:crypto';
import { type Adapter, getArray, json, ndjson, post, quote, retrievedFields, searchedFields } from './adapter';

/** @see https://www.meilisearch.com/docs/reference/api/search */
export const meilisearch: Adapter = {
  settings: () => [
    {
      name: 'settings.json',
      text: json({
        searchableAttributes: Object.keys(searchedFields),
        filterableAttributes: ['lang', 'version'],
        sortableAttributes: ['order', 'section'],
        rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'order:asc', 'section:asc'],
        // `1.0.3` is one word
        nonSeparatorTokens: ['.'],
        typoTolerance: { minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } },
      }),
    },
  ],
  records: () => ndjson(({ id, ...record }) => JSON.stringify({ id: createDocumentId(id), ...record })),
  importHint: (index) =>
    `PATCH settings.json to /indexes/${index}/settings, then POST records.ndjson to /indexes/${index}/documents?primaryKey=id`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    post(`${url}/indexes/${encodeURIComponent(index)}/search`, key === '' ? {} : { Authorization: `Bearer ${key}` }, {
      q: words.join(' '),
      limit: size,
      ...(lang === '' ? {} : { filter: `lang = ${quote(lang)}` }),
      matchingStrategy: 'last',
      attributesToRetrieve: retrievedFields,
    }),
  ],
  parse: (response) => getArray(response, 'hits'),
};

/** Meilisearch allows only letters, digits, hyphens and underscores in ids. */
const createDocumentId = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 40);
