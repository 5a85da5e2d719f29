import { type Adapter, getArray, json, ndjson, post, quote, retrievedFields, searchedFields } from './adapter';

/** Algolia cuts longer queries off. Bytes. */
const maxQueryBytes = 512;

/** @see https://www.algolia.com/doc/rest-api/search/ */
export const algolia: Adapter = {
  settings: () => [
    {
      name: 'settings.json',
      text: json({
        searchableAttributes: Object.keys(searchedFields).map((name) => `unordered(${name})`),
        attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
        customRanking: ['asc(order)', 'asc(section)'],
        attributesToRetrieve: retrievedFields,
        attributesToHighlight: [],
        attributesToSnippet: [],
        removeWordsIfNoResults: 'allOptional',
        minWordSizefor1Typo: 5,
        minWordSizefor2Typos: 9,
        // `1.0.3` is one word
        separatorsToIndex: '.',
      }),
    },
  ],
  records: () => ndjson(({ id, ...record }) => JSON.stringify({ objectID: id, ...record })),
  importHint: (index) =>
    `algolia settings import ${index} -F settings.json && algolia objects import ${index} -F records.ndjson`,
  requests: ({ index, words, lang, size }, { url, key, application }) => [
    post(
      `${url}/1/indexes/${encodeURIComponent(index)}/query`,
      { 'X-Algolia-Application-Id': application, 'X-Algolia-API-Key': key },
      {
        query: joinWords(words),
        hitsPerPage: size,
        ...(lang === '' ? {} : { filters: `lang:${quote(lang)}` }),
        attributesToRetrieve: retrievedFields,
        attributesToHighlight: [],
        attributesToSnippet: [],
        analytics: false,
      },
    ),
  ],
  parse: (response) => getArray(response, 'hits'),
};

/** As many words as fit. */
function joinWords(words: readonly string[]): string {
  const kept: string[] = [];
  let left = maxQueryBytes;
  for (const word of words) {
    left -= Buffer.byteLength(word) + 1;
    if (left < 0) break;
    kept.push(word);
  }
  return kept.join(' ');
}
