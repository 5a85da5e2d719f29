import { allowedErrors } from '../../../shared/search/match-words';
import { type Engine, type EngineQuestion, isFields, listIn, searched, shown } from './engine';

const columns: [name: string, flags: string, type: string][] = [
  ...['title', 'heading', 'anchor', 'text', 'code', 'routePath', 'group'].map((name): [string, string, string] => [
    name,
    'COLUMN_SCALAR',
    'LongText',
  ]),
  ...['parents', 'parentAnchors', 'keywords'].map((name): [string, string, string] => [name, 'COLUMN_VECTOR', 'Text']),
  ...['lang', 'version'].map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'ShortText']),
  ...['depth', 'order', 'section'].map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'Int32']),
  ...Object.keys(searched).map((name): [string, string, string] => [name, 'COLUMN_SCALAR', 'LongText']),
];

/** @see https://groonga.org/docs/reference/commands/select.html */
export const groonga: Engine = {
  settings: (index) => [
    {
      name: 'schema.grn',
      text: [
        `table_create ${index} TABLE_HASH_KEY ShortText`,
        ...columns.map((column) => `column_create ${index} ${column.join(' ')}`),
        // the words have spaces between them, and are in normal form already
        `table_create ${index}_words TABLE_PAT_KEY ShortText --default_tokenizer TokenDelimit`,
        ...Object.keys(searched).map(
          (name) => `column_create ${index}_words ${name} COLUMN_INDEX|WITH_POSITION ${index} ${name}`,
        ),
        '',
      ].join('\n'),
    },
  ],
  records: (index) => ({
    name: 'records.grn',
    opening: `load --table ${index}\n[\n`,
    between: ',\n',
    closing: '\n]\n',
    line: ({ id, ...record }) => JSON.stringify({ _key: id, ...record }),
  }),
  filling: () => 'groonga -n DATABASE < schema.grn && groonga DATABASE < records.grn',
  requests: (question, { url }) => {
    const { index, lang, size } = question;
    const ask = (filter: string) => {
      const parameters = new URLSearchParams({
        command_version: '3',
        table: index,
        filter: lang === '' ? filter : `(${filter}) && lang == ${quote(lang)}`,
        output_columns: shown.join(),
        sort_keys: '-_score,order,section',
        limit: String(size),
      });
      return { url: `${url}/d/select?${parameters}`, method: 'GET' as const, headers: {}, body: null };
    };
    return [ask(query(question.words.map(forms).join(' '))), ask(getAny(question))];
  },
  read(answer) {
    const body = isFields(answer) ? answer.body : null;
    const names = listIn(body, 'columns')?.map((column) => (isFields(column) ? String(column.name) : ''));
    const records = listIn(body, 'records');
    if (!names || !records) return null;
    return records.map((record) =>
      Array.isArray(record) ? Object.fromEntries(names.map((name, at) => [name, record[at]])) : null,
    );
  },
};

const weighted = Object.entries(searched)
  .map(([name, weight]) => `${name} * ${weight}`)
  .join(' || ');

/** A string of Groonga's script syntax. */
const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

const query = (text: string): string => `query(${quote(weighted)}, ${quote(text)})`;

/** A word as it is counts more than the beginning of another one. Quoted, nothing in it is an operator. */
function forms(word: string): string {
  return /^[a-z0-9]+$/.test(word) ? `(${word} OR ${word}*)` : quote(word);
}

/** When no section has all the words: those that have some, or words like them. */
function getAny({ words }: EngineQuestion): string {
  const mistyped = words.filter((word) => allowedErrors(word) > 0).slice(0, 4);
  const near = mistyped.flatMap((word) => {
    const options = `{"max_distance": ${allowedErrors(word)}, "prefix_length": 1, "with_transposition": true}`;
    return Object.keys(searched).map((name) => `fuzzy_search(${name}, ${quote(word)}, ${options})`);
  });
  return [query(words.map(forms).join(' OR ')), ...near].join(' || ');
}
