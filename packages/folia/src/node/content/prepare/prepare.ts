import { withEmoji } from './emoji';
import { markEmphasis, unmarkedColumn } from './emphasis';
import { getLines, type SourceLine } from './lines';

/** A source in the syntax of the parser, with the same lines as the original. */
export interface PreparedSource {
  text: string;
  /** Line of a heading (1-based) → the ids it was given: `{#id}`, or `{#id #former-id}` with ids that lead to it, too. */
  headingIds: ReadonlyMap<number, HeadingIds>;
  /** Column of the original for a place the parser reports. */
  column(line: number, column: number): number;
}

/** The id of a heading, and further ids that lead to it. */
type HeadingIds = readonly [id: string, ...aliases: string[]];

/** Nothing to do unless one of these is there: `:::`, `{#`, `:name:`, or emphasis in a text that is not ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the class means "not ASCII"
const worthwhile = /:::|\{#|:[\w+-]+:|[^\x00-\x7F]/;

const container = /^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*:{3,})[ \t]*([a-z][\w-]*)(?![\w-])(.*?)(\r?)$/i;
const heading = /^(?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*#{1,6}[ \t]/;
const writtenIds = /^\{#([^\s{}\\]+(?:[ \t]+#[^\s{}\\]+)*)\\?\}[ \t]*(#*)$/;
const underline = /^[ \t>]*(?:=+|-+)[ \t]*\r?$/;

/**
 * Rewrites syntax that the parser lacks: `:::tip Title` → `:::tip[Title]`, `## Title {#id}` → `## Title` with the ids recorded,
 * names of emoji, and emphasis next to full-width punctuation.
 */
export function prepareSource(source: string, kind: 'md' | 'mdx'): PreparedSource {
  const headingIds = new Map<number, HeadingIds>();
  if (!worthwhile.test(source)) return { text: source, headingIds, column: (_, column) => column };
  const lines = getLines(source, kind);
  const texts = lines.map((line, index) => {
    if (line.raw) return line.text;
    const { text, ids } = withoutIds(line, lines[index + 1]);
    if (ids !== null) headingIds.set(index + 1, ids);
    return markEmphasis(withEmoji(withBracketTitle(withoutBlank(text))));
  });
  const column = (line: number, column: number) => unmarkedColumn(texts[line - 1] ?? '', column);
  return { text: texts.join('\n'), headingIds, column };
}

function withoutIds({ text }: SourceLine, next: SourceLine | undefined): { text: string; ids: HeadingIds | null } {
  const start = text.lastIndexOf('{#');
  const [, written = '', after = ''] = writtenIds.exec(text.slice(start).trimEnd()) ?? [];
  const title = text.slice(0, Math.max(start, 0)).replace(/\\$/, '').trimEnd();
  const isUnderlined = next !== undefined && !next.raw && underline.test(next.text);
  const isHeading = heading.test(text) || (isUnderlined && title !== '' && after === '');
  if (start < 0 || written === '' || !isHeading) return { text, ids: null };
  const [id = '', ...aliases] = written.split(/[ \t]+#/);
  const end = text.endsWith('\r') ? '\r' : '';
  return { text: title + (after && ` ${after}`) + end, ids: [id, ...aliases] };
}

/** `::: name` → `:::name`, whatever the name is: one that is not known is reported. */
const withoutBlank = (text: string): string =>
  text.includes(':::')
    ? text.replace(/^((?:[ \t]|>|[-*+][ \t]|\d{1,9}[.)][ \t])*:{3,})[ \t]+(?=[a-z][\w-]*(?:[ \t[{]|\r?$))/i, '$1')
    : text;

/** `::: tip A title {open}` → `:::tip[A title]{open}` */
function withBracketTitle(text: string): string {
  if (!text.includes(':::')) return text;
  const [, colons = '', name = '', rest = '', end = ''] = container.exec(text) ?? [];
  if (name === '') return text;
  if (/^[[{]/.test(rest) && !/^\{#/.test(rest)) return `${colons}${name}${attributesAsLabel(rest)}${end}`;
  const written = rest.trim();
  const [attributes = ''] = /\{[^{}]*\}$/.exec(written) ?? [];
  const title = written.slice(0, written.length - attributes.length).trim();
  return `${colons}${name}${title && `[${escapeBrackets(title)}]`}${attributes}${end}`;
}

/** The parser ends attributes at the first brace, even inside quotes: such a title is written as a label. */
function attributesAsLabel(rest: string): string {
  const title = /^\{\s*title=(?:"([^"]*)"|'([^']*)')\s*\}\s*$/.exec(rest);
  const text = title?.[1] ?? title?.[2] ?? '';
  return /[{}]/.test(text) ? `[${text.replace(/[\\`*_{}[\]<>~|&]/g, '\\$&')}]` : rest;
}

/** Unbalanced brackets would end the label too early. */
function escapeBrackets(title: string): string {
  return balanced(title) ? title : title.replace(/(?<!\\)[[\]]/g, '\\$&');
}

function balanced(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) return false;
  }
  return depth === 0;
}
