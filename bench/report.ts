export type Figures = Record<string, number>;
type Budgets = Record<string, Record<string, { limit: number; unit: string }>>;
/** By engine and figure: the maximum ratio of Folia's figure to that of the engine. */
type Ratios = Record<string, Record<string, number>>;

const rows: [key: string, label: string, unit: string][] = [
  ['coldBuild', 'Build, cold', 's'],
  ['warmBuild', 'Build, nothing changed', 's'],
  ['onePageBuild', 'Build, one page changed', 's'],
  ['msPerPage', 'Cold build per page', 'ms'],
  ['peakMemory', 'Peak memory', 'MB'],
  ['devOnScreen', 'Dev: command to screen', 's'],
  ['devFirstPage', 'Dev: command to first page', 's'],
  ['saveToScreen', 'Dev: save to screen', 's'],
  ['html', 'First visit: HTML', 'kB'],
  ['css', 'First visit: CSS', 'kB'],
  ['untilLoad', 'First visit: until load', 'kB'],
  ['reading', 'First visit: before hydration', 'kB'],
  ['firstVisit', 'First visit: everything', 'kB'],
  ['firstPaint', 'First visit: first contentful paint, CPU slowed 4×, Slow 4G', 'ms'],
  ['largestPaint', 'First visit: largest contentful paint, CPU slowed 4×, Slow 4G', 'ms'],
  ['blocked', 'First visit: main thread blocked, CPU slowed 4×, Slow 4G', 'ms'],
  ['click', 'Link in the sidebar to new heading, loaded ahead, CPU slowed 4×', 'ms'],
  ['pressSearch', 'First press on the search, CPU slowed 4×', 'ms'],
  ['pressTab', 'First press on a tab, CPU slowed 4×', 'ms'],
  ['pressFold', 'First press on a group of the sidebar, CPU slowed 4×', 'ms'],
  ['pressLink', 'First press on a link, CPU slowed 4×', 'ms'],
  ['searchBuild', 'Search: indexes made', 's'],
  ['searchIndex', 'Search: index file of a language', 'kB'],
  ['searchTransfer', 'Search: transferred until the first results', 'kB'],
  ['searchMemory', 'Search: memory of the tab', 'MB'],
  ['searchFirst', 'Search: first answer', 'ms'],
  ['searchLater', 'Search: later answers', 'ms'],
  ['searchBlocked', 'Search: longest task of the main thread, CPU slowed 4×', 'ms'],
];

/** A Markdown table: a column for each size, and for a site that has a name, with its budget and the used share. */
export function reportOf(results: Map<number | string, Figures>, budgets: Budgets): string {
  const sizes = [...results.keys()];
  const heads = sizes.map((size) => (typeof size === 'string' ? size : `${size.toLocaleString('en')} pages`));
  const table = tableOf(heads, results, (size, key, unit) =>
    cellOf(results.get(size)?.[key], unit, budgets[size]?.[key]?.limit),
  );
  return `${table}\n${ratiosOf(results)}`;
}

/** A Markdown table: a column for each engine, with its ratio to the first one. */
export function comparisonOf(results: Map<string, Figures>, ratios: Ratios = {}): string {
  const [first] = results.values();
  return tableOf([...results.keys()], results, (name, key, unit) => {
    const [value, ours] = [results.get(name)?.[key], first?.[key]];
    if (value === undefined) return '–';
    const limit = ratios[name]?.[key];
    const over = limit !== undefined && ours !== undefined && ours > value * limit;
    const text = `${format(value)} ${unit}${over ? `, over ${format(limit)}×` : ''}`;
    return ours && results.get(name) !== first ? `${text} (${format(value / ours)}×)` : text;
  });
}

/** Rows without any figure are left out. */
function tableOf<Name extends number | string>(
  heads: readonly string[],
  results: Map<Name, Figures>,
  cell: (name: Name, key: string, unit: string) => string,
): string {
  const lines = rows
    .filter(([key]) => [...results.values()].some((figures) => key in figures))
    .map(([key, label, unit]) => [label, ...[...results.keys()].map((name) => cell(name, key, unit))]);
  const table = [['', ...heads], ['---', ...heads.map(() => '--:')], ...lines];
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
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

/** How the largest site compares to the smallest: a figure that does not depend on the number of pages has the ratio 1. */
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
