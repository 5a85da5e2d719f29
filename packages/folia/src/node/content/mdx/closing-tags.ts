import type { SourceLocation } from '../../../shared/site';
import { getLines } from '../prepare/lines';

/** A closing tag inside of a list item that does not hold its opening tag. */
export interface StrayClosingTag extends Pick<SourceLocation, 'line' | 'column'> {
  /** `</Tab>` */
  tag: string;
}

interface OpenItem {
  /** Column from which on a line belongs to the item. */
  content: number;
  /** Quote markers before it. */
  quotes: number;
  /** Index of its first line. */
  line: number;
}

const worthwhile = /^[ \t>]+<\/|^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]+<\//m;
const marker = /^([ \t]*)([-*+]|\d{1,9}[.)])([ \t]+|$)/;
const closing = /^[ \t]*<\/([\w$.:-]*)[ \t]*>/;
/** Lines that cannot continue the paragraph above. */
const blockStart = /^[ \t]*(?:<|#{1,6}[ \t]|`{3}|~{3}|:{3}|\{|\||$)/;

/**
 * Closing tags that would end an element from within a list item. MDX forbids them, and some of them crash the parser, and with it
 * the process, so they are searched for before parsing.
 *
 * @example strayClosingTags('<Tab>\n\nText\n\n- one\n\n  </Tab>') // [{ tag: '</Tab>', line: 7, column: 3 }]
 */
export function strayClosingTags(source: string): StrayClosingTag[] {
  if (!worthwhile.test(source)) return [];
  const found: StrayClosingTag[] = [];
  const lines = getLines(source, 'mdx');
  let items: OpenItem[] = [];
  for (const [index, { text, raw }] of lines.entries()) {
    const above = lines[index - 1];
    // inside of code only the first line has a position
    if (/^[\s>]*$/.test(text) || (raw && above?.raw)) continue;
    const line = lineAt(text, index);
    const lazy = above !== undefined && !above.raw && above.text.trim() !== '' && !line.starts;
    items = lazy ? items : items.filter(({ content, quotes }) => line.indent >= content && line.quotes >= quotes);
    items.push(...line.items);
    const [, name] = closing.exec(line.rest) ?? [];
    const item = items.at(-1);
    if (raw || name === undefined || !item) continue;
    const inside = lines.slice(item.line, index + 1).map((each) => (each.raw ? '' : each.text));
    if (isOpened(name, inside.join('\n'))) continue;
    found.push({ tag: `</${name}>`, line: index + 1, column: text.indexOf('</') + 1 });
  }
  return found;
}

/** A line without the markers of quotes and lists. */
function lineAt(text: string, index: number) {
  const quotes = /^(?:[ \t]*>)*/.exec(text)?.[0] ?? '';
  const count = quotes.replaceAll(/[^>]/g, '').length;
  let rest = widen(quotes.replaceAll('>', ' ') + text.slice(quotes.length));
  const indent = rest.length - rest.trimStart().length;
  const items: OpenItem[] = [];
  for (let match = marker.exec(rest); match; match = marker.exec(rest)) {
    const [whole, , , space = ''] = match;
    // a list that begins with an empty or far line takes one blank
    const content = space.length > 4 || space === '' ? whole.length - space.length + 1 : whole.length;
    items.push({ content, quotes: count, line: index });
    rest = ' '.repeat(whole.length) + rest.slice(whole.length);
  }
  return { rest, indent, items, quotes: count, starts: items.length > 0 || blockStart.test(rest) || count > 0 };
}

const widen = (text: string): string => text.replace(/^[ \t]+/, (space) => space.replaceAll('\t', '    '));

/** The closing tag at the end of `text` has its opening tag in it. */
function isOpened(name: string, text: string): boolean {
  const escaped = name.replaceAll(/[.$]/g, '\\$&');
  const closings = text.match(new RegExp(`</${escaped}[ \\t]*>`, 'g'))?.length ?? 0;
  const openings = text.match(new RegExp(`<${escaped}(?=[\\s>])(?![^<>]*/>)`, 'g'))?.length ?? 0;
  return openings >= closings;
}
