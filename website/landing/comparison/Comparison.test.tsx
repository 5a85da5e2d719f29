import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { renderToStaticMarkup } from 'react-dom/server';
import results from '../../benchmarks/results.json';
import { ComparisonTable } from './Comparison';
import { textsFor } from './texts';

test('the row of a tool that failed says so and has no figures', () => {
  const rows = [{ name: 'tsup', version: '1.0.0', typescript: '5.9.3', error: 'Error: no entry' }];
  const html = renderToStaticMarkup(<ComparisonTable rows={rows} texts={textsFor('en')} />);
  expect(html).toContain('<td colSpan="4">Failed: Error: no entry</td>');
  expect(html).not.toContain(' kB');
});

test('the versions are those of the lockfile', () => {
  const lockfile = JSON.parse(readFileSync(new URL('../../benchmarks/package-lock.json', import.meta.url), 'utf8'));
  const versions = (name: string) =>
    Object.entries<{ version?: string }>(lockfile.packages)
      .filter(([path]) => path.endsWith(`node_modules/${name}`))
      .map(([, { version }]) => version);
  const packages: { [tool: string]: string } = { Rslib: '@rslib/core', Vite: 'vite', tsc: 'typescript' };
  for (const { name, version, typescript } of results.tools) {
    expect(versions(packages[name] ?? name)).toContain(version);
    expect(versions('typescript')).toContain(typescript);
  }
});
