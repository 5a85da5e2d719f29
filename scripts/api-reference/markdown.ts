import type { ApiEntry, ApiField } from './read-api';

export type Translate = (text: string) => string;

/** Headings and labels of the pages. */
export const labels = {
  since: 'Since: ',
  field: 'Field',
  prop: 'Prop',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  parameter: 'Parameter',
  throws: 'Throws: ',
  content: 'Content of the element.',
  token: 'Token',
  light: 'Light, or both',
  dark: 'Dark',
  name: 'Name',
  english: 'English text',
  longTokens: 'Long values:',
} as const;

/** Texts of an entry that have to be translated. */
export const textsOf = ({ description, fields, parameters, throws }: ApiEntry): string[] =>
  [
    description,
    throws,
    ...fields.flatMap((field) => [describe(field), phrase(field.default)]),
    ...parameters.map(([, meaning]) => meaning),
  ].filter((text) => text !== '');

/** Every element can have content; `children` needs no further description. */
const describe = ({ name, description }: ApiField): string =>
  description || (name === 'children' ? labels.content : '');

/** A default that is described in words, unlike `'info'` or `100`. */
const phrase = (text: string): string => (/\s/.test(text) ? text : '');

/** A section of a page: an export with all of its documentation. */
export function createSection(entry: ApiEntry, translate: Translate, level = 2): string {
  const { name, description, signature, example, since, kind } = entry;
  const language = /^[A-Z]/.test(name) && kind === 'function' ? 'tsx' : 'ts';
  return [
    `${'#'.repeat(level)} ${name}`,
    translate(description),
    ...(signature === '' ? [] : [fence('ts', signature)]),
    ...createFields(entry, translate),
    ...createParameters(entry, translate),
    ...(example === '' ? [] : [fence(/<\w/.test(example) ? 'tsx' : language, example)]),
    `- ${translate(labels.since)}${since}`,
  ].join('\n\n');
}

/** The same for a component of authors: its props, and how it is written in Markdown. */
export const createComponentSection = (entry: ApiEntry, translate: Translate): string =>
  [
    `## ${entry.name}`,
    translate(entry.description),
    fence('mdx', entry.example),
    ...createFields(entry, translate),
    `- ${translate(labels.since)}${entry.since}`,
  ].join('\n\n');

function createFields({ name, kind, fields }: ApiEntry, translate: Translate): string[] {
  if (fields.length === 0) return [];
  const first = kind === 'function' && /^[A-Z]/.test(name) ? labels.prop : labels.field;
  const rows = fields.map((field) => [
    code(field.name + (field.optional ? '?' : '')),
    code(field.type),
    phrase(field.default) === '' ? (field.default === '' ? '' : code(field.default)) : translate(field.default),
    cell(translate(describe(field))),
  ]);
  return [createTable([first, labels.type, labels.default, labels.description].map(translate), rows)];
}

function createParameters({ parameters, throws }: ApiEntry, translate: Translate): string[] {
  const rows = parameters.map(([name, meaning]) => [code(name), cell(translate(meaning))]);
  return [
    ...(rows.length > 0 ? [createTable([labels.parameter, labels.description].map(translate), rows)] : []),
    ...(throws === '' ? [] : [`${translate(labels.throws)}${translate(throws)}`]),
  ];
}

/** A column without a single value is left out. */
export function createTable(head: string[], rows: string[][]): string {
  const kept = head.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: string[]) => `| ${cells.filter((_, column) => kept[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const createHead = (title: string, intro: string): string =>
  `---\ndescription: ${JSON.stringify(plain(intro))}\n---\n\n# ${title}\n\n${intro}`;

/** A heading has the same id in every language. */
export function createHeading(text: string, translate: Translate): string {
  const translated = translate(text);
  const id = text.toLowerCase().replace(/[^a-z]+/g, '-');
  return translated === text ? `## ${text}` : `## ${translated} \\{#${id}\\}`;
}

/** Without the marks of Markdown. */
const plain = (text: string): string => text.replaceAll('`', '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');

export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

export const cell = (text: string): string => text.replaceAll('|', '\\|').replace(/\s*\n+\s*/g, ' ');

export const code = (text: string): string => `\`${cell(text)}\``;
