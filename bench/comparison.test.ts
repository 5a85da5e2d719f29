import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import comparison from './comparison.json' with { type: 'json' };
import { rivals } from './rivals';

type Locale = 'en' | 'zh';
type Run = (typeof comparison.runs)[number];

const root = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Without the spaces that only please the eye. */
const compact = (text: string): string => text.replace(/ *\| */g, '|');

/** A table in a page names its first column for screen readers. */
const heads = { en: 'Figure', zh: '指标' };

const tableOf = ({ engines, rows }: Run, locale: Locale, head: string): string =>
  [
    [head, ...engines],
    ['---', ...engines.map(() => '--:')],
    ...rows.map(({ [locale]: label, values }) => [label, ...values]),
  ]
    .map((cells) => `|${cells.join('|')}|`)
    .join('\n');

test('every row has a figure or a gap for each engine', () => {
  for (const { engines, rows } of comparison.runs)
    for (const { en, values } of rows) expect(values, en).toHaveLength(engines.length);
});

describe.each<Locale>(['en', 'zh'])('the comparison of the documentation in %s', (locale) => {
  const page = read(`docs/docs/${locale}/guide/comparison.md`);

  test.each(comparison.runs)('has the figures of $date, with the command', (run) => {
    expect(compact(page)).toContain(tableOf(run, locale, heads[locale]));
    expect(page).toContain(run.date);
    expect(page).toContain(`\`${run.command}\``);
  });

  test('names the versions', () => {
    for (const [name, version] of Object.entries(comparison.versions)) expect(page).toContain(`${name} ${version}`);
  });
});

test('the README has the newest figures', () => {
  const [newest] = comparison.runs;
  expect(newest && compact(read('README.md'))).toContain(newest && tableOf(newest, 'en', ''));
});

test('the versions are those that the bench installs', () => {
  const installed = [...rivals.values()].map(({ name, packages }) => {
    const [engine = ''] = name.split(' ');
    const version = comparison.versions[engine as keyof typeof comparison.versions];
    return [engine, Object.values(packages).includes(version)];
  });
  expect(installed).toEqual(Object.keys(comparison.versions).map((name) => [name, true]));
});
