import { lineOf, type MarkdownLinks } from './inline-markdown';
import { getElements, type Html, type HtmlElement, isElement, splitBlocks } from './read-html';

/** A table with a line per row. Markdown has no tables without a head, so such a table gets an empty one. */
export function renderTable(table: HtmlElement, links: MarkdownLinks): string {
  const rows = getElements(table, ({ tag }) => tag === 'tr').map(getCells);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const hasHead = rows[0]?.every(({ tag }) => tag === 'th') ?? false;
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const renderRow = (cells: HtmlElement[]) =>
    lineOfCells(Array.from({ length: width }, (_, index) => textOfCell(cells[index]?.children ?? [], links)));
  const marks = Array.from({ length: width }, (_, index) => getAlignment(head[index]));
  return [renderRow(head), lineOfCells(marks), ...body.map(renderRow)].join('\n');
}

const getCells = (row: HtmlElement): HtmlElement[] =>
  row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th');

const lineOfCells = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A cell is one line; its paragraphs and list entries are separated by breaks. */
function textOfCell(children: readonly Html[], links: MarkdownLinks): string {
  const lines = getParts(children)
    .map((part) => lineOf(part, links))
    .filter((line) => line !== '');
  return lines.join('<br>').replaceAll(/\\?\n/g, '<br>').replaceAll('|', '\\|');
}

/** Lines of text, those inside of blocks too. */
const getParts = (nodes: readonly Html[]): Html[][] =>
  splitBlocks(nodes).flatMap((part) => (Array.isArray(part) ? [part] : getParts(part.children)));

function getAlignment(cell: HtmlElement | undefined): string {
  const [, side] = /align-(center|right|left)/.exec(cell?.attributes.class ?? '') ?? [];
  if (side === 'center') return ':-:';
  if (side === 'right') return '--:';
  return side === 'left' ? ':--' : '---';
}
