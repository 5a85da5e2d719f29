import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { subjectOf } from './documented';
import type { ToolOptions } from './findings';

/** Reads the options that the overview shows of a page. */
export type ReadRows = (source: string) => { name: string; href: string; text: string }[];

interface Given extends Pick<ToolOptions, 'own' | 'exceptions' | 'subjects'> {
  readRows: ReadRows;
}

/** The rows of the overview of options: each has a description and a heading it leads to, and none is missing. */
export function rowFindings(pages: readonly Page[], given: Given): Finding[] {
  return pages
    .filter(({ id }) => id.startsWith('config/'))
    .flatMap((page) => [...faultyRows(page, given), ...missingRows(page, given)]);
}

function faultyRows(page: Page, { readRows }: Given): Finding[] {
  const at = place(page, 1);
  const ids = new Set(
    page.headings.flatMap(({ id, text, aliases, depth }) => [id ?? (depth === 1 ? idOf(text) : ''), ...aliases]),
  );
  return readRows(page.source).flatMap(({ name, text, href }) => [
    ...(text === '' ? [{ at, problem: `The overview of options has no description of "${name}".` }] : []),
    ...(ids.has(href.slice(1))
      ? []
      : [{ at, problem: `The overview of options links "${name}" to "${href}", which is no heading.` }]),
  ]);
}

/** The id that GitHub generates for `lib.shims`. */
const idOf = (title: string): string => title.toLowerCase().replaceAll('.', '');

/** The option of a page and its fields, as the tool has them. */
function missingRows(page: Page, { readRows, ...tool }: Given): Finding[] {
  const subject = subjectOf(page, tool);
  if (!subject || !page.id.startsWith('config/lib/')) return [];
  const rows = new Set(readRows(page.source).map(({ name }) => name));
  const isField = (path: string) => path.startsWith(`${subject}.`) && !path.slice(subject.length + 1).includes('.');
  return [...tool.own.keys()]
    .filter((path) => path === subject || isField(path))
    .filter((path) => !rows.has(path) && !tool.exceptions.has(path))
    .map((path) => ({ at: place(page, 1), problem: `The overview of options has no row of "${path}".` }));
}
