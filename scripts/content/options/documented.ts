import { type Page, place } from '../page/page';

/** A statement of a page about an option. */
interface Statement {
  /** `dts.bundle` */
  path: string;
  about: 'Type' | 'Default' | 'Place';
  /** A type is TypeScript, the others are Markdown: "inside a `lib` item". */
  text: string;
  /** `file:line` of the page. */
  at: string;
}

/** A row of a table whose first column names options. */
interface TableRow {
  /** First cell: `dts.bundle` or, on the page of `dts`, `bundle`. */
  names: string[];
  /** Cells by the English name of the column. */
  cells: ReadonlyMap<string, string>;
  at: string;
  /** The option whose fields the table lists, by the heading above it. */
  subject: string;
}

/** Words of the Chinese pages, by the words of the English ones. */
const words: { [chinese: string]: string } = {
  类型: 'Type',
  默认值: 'Default',
  位置: 'Place',
  可写位置: 'Place',
  选项: 'Option',
  配置项: 'Option',
  字段: 'Field',
  '在 Rslib 中': 'In Rslib',
};

const item = /^\s*- \*\*([^*:：]+)[:：]\s*\*\*\s*(.*)$/;
const dotted = /^(?:lib\.)?([a-z]\w*(?:\.(?:\w+|'[^']+'))*)$/;

/** Pages whose title names another option than the one they are about. */
interface Subjects {
  subjects: ReadonlyMap<string, string>;
}

/** The option a page of the reference is about, from its title: `lib.dts` → dts; '' for the overview of all. Null for other pages. */
export function subjectOf(page: Page, { subjects }: Subjects): string | null {
  if (page.id === 'config/index') return '';
  if (!/^config\/(lib|rsbuild)\//.test(page.id)) return null;
  const title = page.headings.find(({ depth }) => depth === 1)?.text ?? '';
  return subjects.get(page.id) ?? dotted.exec(title)?.[1] ?? null;
}

/** Everything a page of the reference says about type, default and place of options. */
export function statementsIn(page: Page, subjects: Subjects): Statement[] {
  const subject = subjectOf(page, subjects);
  if (!subject) return [];
  return page.source.split('\n').flatMap((line, index): Statement[] => {
    const [, word = '', rest = ''] = item.exec(line) ?? [];
    const about = words[word] ?? word;
    const where = { path: pathAt(page, subject, index + 1), at: place(page, index + 1) };
    if (about === 'Default' || about === 'Place') return [{ ...where, about, text: rest }];
    const type = about === 'Type' ? typeAt(page, index + 1, rest) : null;
    return type === null ? [] : [{ ...where, about: 'Type', text: type }];
  });
}

/** The option of a line: that of the nearest heading that names one. */
function pathAt(page: Page, subject: string, line: number): string {
  const above = page.headings.filter((heading) => heading.line < line && heading.depth > 1).toReversed();
  const nearest = above.map(({ text }) => dotted.exec(text)?.[1]).find((path) => path?.includes('.'));
  return nearest && (above[0]?.text.includes('.') ?? false) ? nearest : subject;
}

/** `` `boolean` `` on the line itself, or the fence below it. */
function typeAt(page: Page, line: number, rest: string): string | null {
  const inline = /^`([^`]+)`/.exec(rest)?.[1];
  if (inline) return inline;
  const fence = page.fences.find((each) => each.line > line && each.line < line + 5);
  return rest.trim() === '' && fence?.language === 'ts' ? fence.code : null;
}

/** Rows of the tables that list options or fields. */
export function tableRowsIn(page: Page, subjects: Subjects): TableRow[] {
  const subject = subjectOf(page, subjects);
  if (subject === null) return [];
  const rows: TableRow[] = [];
  const state = { columns: [] as string[] };
  page.source.split('\n').forEach((text, index) => {
    const cells = cellsOf(text);
    if (!cells) state.columns = [];
    else if (state.columns.length === 0) state.columns = cells.map((cell) => words[cell] ?? cell);
    else if (!cells.every((cell) => /^:?-+:?$/.test(cell)) && /^(Option|Field)$/.test(state.columns[0] ?? ''))
      rows.push({
        names: [...(cells[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
        cells: new Map(cells.map((cell, at) => [state.columns[at] ?? '', cell])),
        at: place(page, index + 1),
        subject: pathAt(page, subject, index + 1),
      });
  });
  return rows;
}

/** `| a | b \| c |` → a, b | c; null for a line that is no row. */
function cellsOf(text: string): string[] | null {
  if (!/^\s*\|.*\|\s*$/.test(text)) return null;
  return text
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

const literal = /^`(true|false|-?\d+|'[^'`]*'|\{\}|\[\]|undefined|null)`(?=$|[,;，；。.]? *$)/;

/** The value a text names, when it names nothing but a value: `` `true` `` → true. */
export const literalOf = (text: string): string | null => literal.exec(text.trim())?.[1] ?? null;
