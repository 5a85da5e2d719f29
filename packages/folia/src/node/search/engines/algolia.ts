import { type Engine, json, listIn, ndjson, post, searched, shown } from './engine';

/** Longest query in bytes; what is beyond is cut off there anyway. */
const longestQuery = 512;

/** @see https://www.algolia.com/doc/rest-api/search/ */
export const algolia: Engine = {
  settings: () => [
    {
      name: 'settings.json',
      text: json({
        searchableAttributes: Object.keys(searched).map((name) => `unordered(${name})`),
        attributesForFaceting: ['filterOnly(lang)', 'filterOnly(version)'],
        customRanking: ['asc(order)', 'asc(section)'],
        attributesToRetrieve: shown,
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
  filling: (index) =>
    `algolia settings import ${index} -F settings.json && algolia objects import ${index} -F records.ndjson`,
  requests: ({ index, words, lang, size }, { url, key, application }) => [
    post(
      `${url}/1/indexes/${encodeURIComponent(index)}/query`,
      { 'X-Algolia-Application-Id': application, 'X-Algolia-API-Key': key },
      {
        query: shortened(words),
        hitsPerPage: size,
        ...(lang === '' ? {} : { filters: `lang:"${lang}"` }),
        attributesToRetrieve: shown,
        attributesToHighlight: [],
        attributesToSnippet: [],
        analytics: false,
      },
    ),
  ],
  read: (answer) => listIn(answer, 'hits'),
};

function shortened(words: readonly string[]): string {
  const kept: string[] = [];
  let left = longestQuery;
  for (const word of words) {
    left -= Buffer.byteLength(word) + 1;
    if (left < 0) break;
    kept.push(word);
  }
  return kept.join(' ');
}
