import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { root } from './place.mjs';
import { testsAll } from './tests-all';

const site: Record<string, string> = {
  'package.json': '{ "name": "mini", "private": true, "type": "module" }',
  'folia.config.ts': `import { defineConfig } from 'folia';
export default defineConfig({ title: 'Mini', base: '/docs/' });
`,
  'theme.tsx': `import { defineTheme } from 'folia/client';
import { defaultTheme } from 'folia/theme';
export default defineTheme(defaultTheme, { parts: { Logo: () => <b>Mini logo</b> } });
`,
  'Counter.tsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Clicks: {count}</button>;
}
`,
  'docs/index.md': '# Home\n\nA [guide](/guide).\n',
  'docs/guide.mdx': "import { Counter } from '../Counter';\n\n# Guide\n\n<Counter />\n",
};

describe.runIf(testsAll)('the packed package in an empty folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-packed-'));
  const run = (file: string, ...args: string[]) =>
    execFileSync(file, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  const npm = (...args: string[]) => run('npm', ...args, '--no-audit', '--no-fund', '--loglevel=error');

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('installs', { timeout: 300_000 }, () => {
    for (const [name, text] of Object.entries(site)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const args = ['pack', '--ignore-scripts', '--pack-destination', folder, '--json', '--loglevel=error'];
    const [{ filename }] = JSON.parse(
      execFileSync('npm', args, { cwd: join(root, 'packages/folia'), encoding: 'utf8' }),
    );
    npm('install', `./${filename}`, 'react@19', 'react-dom@19', '@types/react@19', 'typescript@5');
  });

  test.each(['20.20', '22', '24'])('builds on Node.js %s', { timeout: 300_000 }, (version) => {
    const said = run('npx', '--yes', '--package', `node@${version}`, 'node', 'node_modules/.bin/folia', 'build');
    expect(said).toMatch(/Pages +2\n/);
    const page = readFileSync(join(folder, 'doc_build/guide.html'), 'utf8');
    expect(page).toContain('Mini logo');
    expect(page).toMatch(/Clicks: (?:<!-- -->)?0/);
    expect(page).toContain('href="/docs/');
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ])('its types hold under %s, %s', { timeout: 120_000 }, (module, resolution) => {
    const options = ['--noEmit', '--strict', '--jsx', 'react-jsx', '--target', 'es2022', '--module', module];
    run('npx', 'tsc', ...options, '--moduleResolution', resolution, 'folia.config.ts', 'theme.tsx', 'Counter.tsx');
  });
});
