import { membersOf, shorten } from './types.mjs';

/**
 * The options that a page of the reference describes: the option it is about, from the list under "Type and default", and the rows of
 * its tables of options and fields. `npm run content` holds both against the types of the tool.
 *
 * @typedef {import('folia').OverviewRow} OverviewRow
 * @typedef {{ name: string; hash: string; text: string; isPage: boolean; listed: string }} Subject the option that lines are about; `listed`: where its type is
 * @typedef {{ subject: Subject; hash: string; members: Map<string, string> }} Place where a line is; `members` of the type shown last
 */

/** Words of the list and of the heads of tables, in both languages. */
const words = {
  type: ['Type', '类型'],
  value: ['Default', 'Default in Rslib', 'Set by Rslib', '默认值', 'Rslib 的默认值', 'Rslib 的设置'],
  text: ['Description', 'Purpose', 'Added to', '含义', '用途', '作用', '添加到哪些文件'],
  scope: ['Applies to', 'Formats', '适用范围', '格式'],
  place: ['Place', '位置'],
  name: ['Option', 'Field', '选项', '字段'],
};
const fromRsbuild = { en: 'from Rsbuild', zh: '来自 Rsbuild' };

const heading = /^(#{1,6})\s+(.+?)\s*(?:\\\{#([\w-]+)[^}]*\})?$/;
const dotted = /^`?((?:lib\.)?[a-z]\w*(?:\.\w+)+)`?$/;
const isName = /^[a-z]\w*(?:\.\w+)*$/;
const item = /^- \*\*([^*:：]+?)[:：]\s*\*\*\s*(.*)$/;

/**
 * @param {string} source the page, frontmatter included
 * @returns {OverviewRow[]}
 */
export function readRows(source) {
  const lines = source.split('\n');
  const title = heading.exec(lines.find((line) => line.startsWith('# ')) ?? '')?.[2] ?? '';
  const description = /^description:\s*(.+)$/m.exec(source)?.[1] ?? '';
  const tags = title.startsWith('lib.') ? [] : [fromRsbuild[/[\u4e00-\u9fff]/.test(description) ? 'zh' : 'en']];
  const name = title.replace(/^lib\./, '');
  const hash = `#${title.toLowerCase().replaceAll('.', '')}`;
  /** @type {Place} */
  const place = {
    subject: { name, hash, text: sentence(description, title), isPage: true, listed: '' },
    hash,
    members: new Map(),
  };
  /** @type {OverviewRow[]} */
  const rows = [];
  for (const [index, line] of lines.entries()) readLine({ line, index, lines }, place, { rows, tags });
  return rows;
}

/**
 * @typedef {{ line: string; index: number; lines: string[] }} At
 * @typedef {{ rows: OverviewRow[]; tags: string[] }} Found
 *
 * @param {At} at
 * @param {Place} place
 * @param {Found} found
 */
function readLine({ line, index, lines }, place, found) {
  const [, marks = '', text = '', id] = heading.exec(line) ?? [];
  if (id !== undefined && marks.length > 1) {
    place.hash = `#${id}`;
    const name = dotted.exec(text)?.[1];
    if (name)
      place.subject = { name, hash: place.hash, text: firstSentence(lines, index), isPage: false, listed: place.hash };
    else if (!place.subject.isPage) place.subject = { ...place.subject, name: '' };
  }
  const [, word = '', rest = ''] = item.exec(line) ?? [];
  if (words.type.includes(word)) addOption({ rest, index, lines }, place, found);
  else if (word !== '') readItem(word, rest, found.rows.at(-1));
  else if (isRule(line))
    found.rows.push(...readTable(lines, index, place).map((row) => ({ ...row, tags: found.tags })));
}

/**
 * The option that a list with a type is about. A page about a group of options begins with no type of its own.
 *
 * @param {{ rest: string; index: number; lines: string[] }} at `rest`: what follows "Type:"
 * @param {Place} place
 * @param {Found} found
 */
function addOption({ rest, index, lines }, place, { rows, tags }) {
  const { name, text, hash } = place.subject;
  if (!isName.test(name)) return;
  const code = rest === '' ? fenceAfter(lines, index) : '';
  place.subject.listed = place.hash;
  place.members = membersOf(code || rest);
  const written = plain(rest.split(/,\s|，/)[0] ?? '');
  const type = code === '' ? (written.startsWith('`') ? written : '`object`') : asCode(shorten(code));
  // `output` of an item, or of the top level
  const isOutput = /^- .*`output`/.test(
    lines.slice(index).find((line) => words.place.includes(item.exec(line)?.[1] ?? '')) ?? '',
  );
  if (isOutput) place.subject.name = `output.${name}`;
  rows.push({
    name: place.subject.name,
    href: place.subject.isPage ? place.hash : hash,
    type,
    value: '',
    text,
    tags: [...tags],
  });
}

/**
 * @param {string} word
 * @param {string} rest
 * @param {OverviewRow | undefined} row
 */
function readItem(word, rest, row) {
  if (!row) return;
  if (words.value.includes(word)) row.value ||= /table|见表|下表/.test(rest) ? '' : clause(rest);
  else if (words.scope.includes(word)) row.tags.unshift(clause(rest));
}

/**
 * @param {string[]} lines
 * @param {number} rule index of the line below the head
 * @param {Place} place
 * @returns {OverviewRow[]}
 */
function readTable(lines, rule, { subject, hash, members }) {
  const head = cellsOf(lines[rule - 1] ?? '');
  const [nameAt, typeAt, valueAt, textAt] = [words.name, words.type, words.value, words.text].map((names) =>
    head.findIndex((cell) => names.includes(cell)),
  );
  // fields of something else than the option
  const isForeign = /^(Field|字段)$/.test(head[0] ?? '') && hash !== subject.listed;
  if (nameAt !== 0 || textAt === undefined || textAt < 0 || isForeign) return [];
  const end = lines.findIndex((line, index) => index > rule && !line.startsWith('|'));
  return lines.slice(rule + 1, end < 0 ? undefined : end).flatMap((line) => {
    const cells = cellsOf(line);
    const at = (/** @type {number | undefined} */ index) => plain(cells[index ?? -1] ?? '');
    const names = [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    const link = /\]\((#[\w-]+)\)/.exec(cells[0] ?? '')?.[1];
    return names.map((name) => ({
      name: name.includes('.') ? name : `${subject.name}.${name}`,
      href: link ?? hash,
      type: at(typeAt) || asCode(members.get(name) ?? ''),
      value: at(valueAt),
      text: capital(clean(at(textAt))),
      tags: [],
    }));
  });
}

const isRule = (/** @type {string} */ line) => /^\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line);

/** `| a | b \| c |` → a, b | c */
const cellsOf = (/** @type {string} */ line) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** Without links. */
const plain = (/** @type {string} */ text) => text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').trim();

/** Without the way to more of it. */
const clean = (/** @type {string} */ text) =>
  text.replace(/[,，;；]\s*(?:see|参见|ignored|对其他).*$/, '').replace(/[.。]$/, '');

/** The first of several clauses. */
const clause = (/** @type {string} */ text) => clean(plain(text.split(/[;；](?!否则)/)[0] ?? ''));

const capital = (/** @type {string} */ text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A description begins with the name of its option, which the row shows already.
 * @param {string} description
 * @param {string} title
 */
function sentence(description, title) {
  const short = title.replace(/^lib\./, '');
  const name = [title, `output.${short}`, short].find((each) => description.startsWith(`${each} `));
  return capital(clean(name ? description.slice(name.length + 1) : description));
}

/**
 * Of the text below a heading.
 * @param {string[]} lines
 * @param {number} index
 */
function firstSentence(lines, index) {
  const start = lines.findIndex((line, at) => at > index && /^[^<\s]/.test(line));
  const end = lines.findIndex((line, at) => at > start && line === '');
  return clean(/^.*?(?:\.(?=\s|$)|。)/.exec(plain(lines.slice(start, end).join(' ')))?.[0] ?? '');
}

/**
 * Code of the fence that follows an item.
 * @param {string[]} lines
 * @param {number} index
 */
function fenceAfter(lines, index) {
  const start = lines.findIndex((line, at) => at > index && at < index + 4 && /^\s*```ts/.test(line));
  const end = lines.findIndex((line, at) => at > start && /^\s*```\s*$/.test(line));
  return start < 0 ? '' : lines.slice(start + 1, end).join('\n');
}

const asCode = (/** @type {string} */ type) => (type === '' ? '' : `\`${type}\``);
