import { hashOf } from '../../support/files';
import { type Engine, json, listIn, ndjson, post, searched, shown } from './engine';

/** @see https://www.meilisearch.com/docs/reference/api/search */
export const meilisearch: Engine = {
  settings: () => [
    {
      name: 'settings.json',
      text: json({
        searchableAttributes: Object.keys(searched),
        filterableAttributes: ['lang', 'version'],
        sortableAttributes: ['order', 'section'],
        rankingRules: ['words', 'typo', 'attribute', 'proximity', 'exactness', 'order:asc', 'section:asc'],
        // `1.0.3` is one word
        nonSeparatorTokens: ['.'],
        typoTolerance: { minWordSizeForTypos: { oneTypo: 5, twoTypos: 9 } },
      }),
    },
  ],
  // its ids are made of letters, digits, hyphens and underscores
  records: () => ndjson(({ id, ...record }) => JSON.stringify({ id: hashOf(id, 40), ...record })),
  filling: (index) =>
    `PATCH settings.json to /indexes/${index}/settings, then POST records.ndjson to /indexes/${index}/documents?primaryKey=id`,
  requests: ({ index, words, lang, size }, { url, key }) => [
    post(`${url}/indexes/${encodeURIComponent(index)}/search`, key === '' ? {} : { Authorization: `Bearer ${key}` }, {
      q: words.join(' '),
      limit: size,
      ...(lang === '' ? {} : { filter: `lang = "${lang}"` }),
      matchingStrategy: 'last',
      attributesToRetrieve: shown,
    }),
  ],
  read: (answer) => listIn(answer, 'hits'),
};
