import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { browsers } from './browsers';

const source = join(__dirname, '../..');
const workspace = join(source, '../../..');
const read = (path: string): string => readFileSync(join(workspace, path), 'utf8');

const [chrome, edge, firefox, safari] = browsers.map((query) => query.split(' >= ')[1]);
const baseline = {
  en: `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  zh: `Chrome 与 Edge ${edge}、Firefox ${firefox}、Safari ${safari}`,
};

test.each([
  ['README.md', baseline.en],
  ['packages/folia/README.md', baseline.en],
  ['docs/docs/en/guide/browsers.md', baseline.en],
  ['docs/docs/zh/guide/browsers.md', baseline.zh],
])('%s states the supported browsers', (path, statement) => expect(read(path)).toContain(statement));

test('the manifest of the package names them for tools', () =>
  expect(JSON.parse(read('packages/folia/package.json')).browserslist).toEqual(browsers));

/** Features that are newer than the baseline, with a pattern that finds them in the sources. */
const newerFeatures: Record<string, RegExp> = {
  popover: /\[popover\]|\bpopover=/,
  ':has()': /:has\(/,
  navigation: /\bnavigation\.addEventListener/,
  'anchor()': /\banchor\(/,
  'position-area': /\bposition-area:/,
  '::details-content': /::details-content/,
  'CSS.highlights': /\bCSS\.highlights\b/,
  '@starting-style': /@starting-style/,
  overlay: /\boverlay 0|\boverlay:/,
  'content-visibility: auto': /content-visibility: auto/,
  'round()': /: round\(/,
  startViewTransition: /\.startViewTransition\(/,
  'text-autospace': /text-autospace:/,
  'text-wrap: pretty': /text-wrap: pretty/,
  trustedTypes: /\btrustedTypes\b/,
  'scroll-initial-target': /scroll-initial-target:/,
  'scrollbar-gutter': /scrollbar-gutter:/,
  'scrollbar-width': /scrollbar-width:/,
  'scrollbar-color': /scrollbar-color:/,
  'forced-color-adjust': /forced-color-adjust:/,
  scrollend: /['"]scrollend['"]/,
  requestIdleCallback: /\brequestIdleCallback\(/,
  'navigator.connection': /\bnavigator\b.{0,40}\.connection\b/,
  '<details name>': /<details[^>]+\bname=/,
  // unused today
  'light-dark()': /\blight-dark\(/,
  'anchor-size()': /\banchor-size\(/,
  'position-try': /\bposition-try/,
  '@scope': /@scope\b/,
  '@view-transition': /@view-transition/,
  '@function': /@function\b/,
  'if()': /: if\(/,
  'interpolate-size': /interpolate-size:/,
  'calc-size()': /calc-size\(/,
  'field-sizing': /field-sizing:/,
  'animation-timeline': /animation-timeline:|\b(view|scroll)-timeline:/,
  'corner-shape': /corner-shape:/,
  'text-box': /\btext-box(-trim|-edge)?:/,
  'word-break: auto-phrase': /auto-phrase/,
  'accent-color': /accent-color:/,
  'reading-flow': /reading-flow:/,
  'sibling-index()': /sibling-index\(/,
  'scroll-state()': /scroll-state\(/,
  'hidden="until-found"': /hidden="until-found">|hidden: 'until-found'/,
  closedby: /\bclosedby=/i,
  commandfor: /\bcommandfor=/i,
  speculationrules: /speculationrules/,
  beforematch: /['"]beforematch['"]/,
  moveBefore: /\.moveBefore\(/,
  URLPattern: /\bURLPattern\b/,
  CloseWatcher: /\bCloseWatcher\b/,
  cookieStore: /\bcookieStore\b/,
  setHTML: /\.setHTML\(/,
  'Iterator helpers': /\.(values|entries|keys)\(\)\s*\.(map|filter|toArray|find|some|take)\(/,
  'Promise.try': /\bPromise\.try\(/,
  'RegExp.escape': /\bRegExp\.escape\(/,
  'Math.sumPrecise': /\bMath\.sumPrecise\(/,
  'Intl.DurationFormat': /\bIntl\.DurationFormat\b/,
  Temporal: /\bTemporal\./,
};

/** Code that readers get: style sheets, client and theme, without comments. */
const shipped = ['client', 'theme', 'shared']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|[\\/](fixtures|dev)[\\/]/.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

describe.each(['en', 'zh'])('the table of newer features, %s', (locale) => {
  const table = read(`docs/docs/${locale}/guide/browsers.md`).split('#newer-features').at(-1)?.split('## Newer').at(-1);
  const rows = (table ?? '').split('\n').filter((line) => line.startsWith('| `'));

  test('lists exactly the newer features that the sources use', () => {
    const listed = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    const used = Object.keys(newerFeatures).filter((name) => newerFeatures[name]?.test(shipped));
    expect(listed.sort()).toEqual(used.sort());
  });

  test('explains for each its purpose and what happens without it', () => {
    for (const row of rows) expect(row).toMatch(/^\| [^|]+ \| Chrome \d[^|]* \| [^|]{4,} \| [^|]{4,} \|$/);
  });
});
