import { allowedErrors } from 'folia/node';
import { type Adapter, getArray, isObject, quote, retrievedFields, searchedFields } from './adapter';

const columns: [name: string, flags: string, type: string][] = [
  ...['title', 'heading', 'anchor', 'text', 'code', 'routePath', 'group'].map((name): [string, string, string] => [
    name,
    'COLUMN_SCALAR',
    'LongText',
  ]),
  ...['parents', 'parentAnchors', 'keywords'].map((name): [string, string, string] => [name, 'COLUMN_VECTOR', 'Text']),
  ...['lang', 'version'].map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'ShortText']),
  ...['depth', 'order', 'section'].map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'Int32']),
  ...Object.keys(searchedFields).map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'LongText']),
];

/** @see https://groonga.org/docs/reference/commands/select.html */
export const groonga: Adapter = {
  settings: (index) => [
    {
      name: 'schema.grn',
      text: [
        `table_create ${index} TABLE_HASH_KEY ShortText`,
        ...columns.map((column) => `column_create ${index} ${column.join(' ')}`),
        // the words are normalised and separated by spaces
        `table_create ${index}_words TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit`,
        ...Object.keys(searchedFields).map(
          (name) => `column_create ${index}_words ${name} COLUMN_INDEX|WITH_POSITION ${index} ${name}`,
        ),
        '',
      ].join('\n'),
    },
  ],
  records: (index) => ({
    name: 'records.grn',
    header: `load --table ${index}\n[\n`,
    separator: ',\n',
    footer: '\n]\n',
    format: ({ id, ...record }) => JSON.stringify({ _key: id, ...record }),
  }),
  importHint: () => 'groonga -n DATABASE < schema.grn && groonga DATABASE < records.grn',
  requests: ({ index, words, lang, size }, { url }) => {
    const select = (filter: string) => {
      const parameters = new URLSearchParams({
        command_version: '3',
        table: index,
        filter: lang === '' ? filter : `(${filter}) && lang == ${quote(lang)}`,
        output_columns: retrievedFields.join(),
        sort_keys: '-_score,order,section',
        limit: String(size),
      });
      return { url: `${url}/d/select?${parameters}`, method: 'GET' as const, headers: {}, body: null };
    };
    return [select(query(words.map(alternatives).join(' '))), select(matchAny(words))];
  },
  parse(response) {
    const body = isObject(response) ? response.body : null;
    const names = getArray(body, 'columns')?.map((column) => (isObject(column) ? String(column.name) : ''));
    const records = getArray(body, 'records');
    if (!names || !records) return null;
    return records.map((record) =>
      Array.isArray(record) ? Object.fromEntries(names.map((name, at) => [name, record[at]])) : null,
    );
  },
};

const weighted = Object.entries(searchedFields)
  .map(([name, weight]) => `${name} * ${weight}`)
  .join(' || ');

const query = (text: string): string => `query(${quote(weighted)}, ${quote(text)})`;

/** A whole word counts more than a prefix. Anything but letters and digits is quoted, so that it is not an operator. */
function alternatives(word: string): string {
  return /^[a-z0-9]+$/.test(word) ? `(${word} OR ${word}*)` : quote(word);
}

/** For when no section has all words: sections with some of them, or with similar words. */
function matchAny(words: readonly string[]): string {
  const long = words.filter((word) => allowedErrors(word) > 0).slice(0, 4);
  const similar = long.flatMap((word) => {
    const options = `{"max_distance": ${allowedErrors(word)}, "prefix_length": 1, "with_transposition": true}`;
    return Object.keys(searchedFields).map((name) => `fuzzy_search(${name}, ${quote(word)}, ${options})`);
  });
  return [query(words.map(alternatives).join(' OR ')), ...similar].join(' || ');
}
