export type Figures = Record<string, number>;
export type Budgets = Record<string, Record<string, { limit: number; unit: string }>>;

const rows: [key: string, label: string, unit: string][] = [
  ['coldBuild', 'Build, cold', 's'],
  ['warmBuild', 'Build, nothing changed', 's'],
  ['onePageBuild', 'Build, one page changed', 's'],
  ['msPerPage', 'Cold build per page', 'ms'],
  ['peakMemory', 'Peak memory', 'MB'],
  ['devFirstPage', 'Dev: command to first page', 's'],
  ['saveToScreen', 'Dev: save to screen', 's'],
  ['html', 'First visit: HTML', 'kB'],
  ['css', 'First visit: CSS', 'kB'],
  ['jsBeforeIdle', 'First visit: JavaScript before idle', 'kB'],
  ['firstVisit', 'First visit: everything', 'kB'],
  ['blocked', 'First visit: main thread blocked, CPU slowed 4×', 'ms'],
  ['searchBuild', 'Search: indexes made', 's'],
  ['searchIndex', 'Search: index file of a language', 'kB'],
  ['searchTransfer', 'Search: transferred until the first results', 'kB'],
  ['searchMemory', 'Search: memory of the tab', 'MB'],
  ['searchFirst', 'Search: first answer', 'ms'],
  ['searchLater', 'Search: later answers', 'ms'],
  ['searchBlocked', 'Search: longest task of the main thread, CPU slowed 4×', 'ms'],
];

/** A Markdown table: a column for each size, and for a site that has a name, with its budget and how much of it was used. */
export function reportOf(results: Map<number | string, Figures>, budgets: Budgets): string {
  const sizes = [...results.keys()];
  const head = ['', ...sizes.map((size) => (typeof size === 'string' ? size : `${size.toLocaleString('en')} pages`))];
  const lines = rows.map(([key, label, unit]) => [
    label,
    ...sizes.map((size) => cellOf(results.get(size)?.[key], unit, budgets[size]?.[key]?.limit)),
  ]);
  const table = [head, head.map((_, index) => (index === 0 ? '---' : '--:')), ...lines];
  return `${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n${ratiosOf(results)}`;
}

function cellOf(value: number | undefined, unit: string, limit: number | undefined): string {
  if (value === undefined) return '–';
  const text = `${format(value)} ${unit}`;
  if (limit === undefined) return text;
  const share = Math.round((value / limit) * 100);
  return `${text} (${share} % of ${format(limit)} ${unit}${share > 100 ? ', over' : ''})`;
}

const format = (value: number): string =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);

/** How the largest site compares to the smallest: what does not depend on the number of pages has the ratio 1. */
function ratiosOf(results: Map<number | string, Figures>): string {
  const sizes = [...results.keys()].filter((size) => typeof size === 'number').sort((a, b) => a - b);
  const [small, large] = [sizes[0], sizes.at(-1)];
  if (small === undefined || large === undefined || small === large) return '';
  const lines = ['msPerPage', 'peakMemory', 'devFirstPage', 'saveToScreen', 'firstVisit'].flatMap((key) => {
    const [from, to] = [results.get(small)?.[key], results.get(large)?.[key]];
    return from && to ? [`- ${rows.find(([name]) => name === key)?.[1] ?? key}: ${(to / from).toFixed(2)}`] : [];
  });
  return `\nRatio of ${large.toLocaleString('en')} to ${small.toLocaleString('en')} pages:\n${lines.join('\n')}\n`;
}
