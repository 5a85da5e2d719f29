import { lineOf, type TwinLinks } from './inline-markdown';
import { elementsOf, type Html, type HtmlElement, isBlock, isElement } from './read-html';

/** A table with a line per row. Markdown knows no table without a head, so one that has none gets an empty one. */
export function tableOf(table: HtmlElement, links: TwinLinks): string {
  const rows = elementsOf(table, ({ tag }) => tag === 'tr').map(cellsOf);
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return '';
  const hasHead = rows[0]?.every(({ tag }) => tag === 'th') ?? false;
  const [head = [], ...body] = hasHead ? rows : [[], ...rows];
  const rowOf = (cells: HtmlElement[]) =>
    lineOfCells(Array.from({ length: width }, (_, index) => textOfCell(cells[index]?.children ?? [], links)));
  const marks = Array.from({ length: width }, (_, index) => alignmentOf(head[index]));
  return [rowOf(head), lineOfCells(marks), ...body.map(rowOf)].join('\n');
}

const cellsOf = (row: HtmlElement): HtmlElement[] =>
  row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th');

const lineOfCells = (cells: string[]): string => `| ${cells.join(' | ')} |`;

/** A cell is one line; its paragraphs and list entries are parted by breaks. */
function textOfCell(children: readonly Html[], links: TwinLinks): string {
  const lines = partsOf(children)
    .map((part) => lineOf(part, links))
    .filter((line) => line !== '');
  return lines.join('<br>').replaceAll(/\\?\n/g, '<br>').replaceAll('|', '\\|');
}

/** What stands on lines of its own, and the lines between. */
function partsOf(nodes: readonly Html[]): Html[][] {
  const parts: Html[][] = [];
  let line: Html[] = [];
  for (const node of nodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    parts.push(line, ...partsOf(node.children));
    line = [];
  }
  return [...parts, line];
}

function alignmentOf(cell: HtmlElement | undefined): string {
  const [, side] = /align-(center|right|left)/.exec(cell?.attributes.class ?? '') ?? [];
  if (side === 'center') return ':-:';
  if (side === 'right') return '--:';
  return side === 'left' ? ':--' : '---';
}
