import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import type { Problem } from '../../shared/site';
import { dev } from '../dev';
import { createSilentLog } from '../support/log';

const cwd = mkdtempSync(join(tmpdir(), 'folia-dev-links-'));
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
};
const { resolve } = createRequire(import.meta.url);
mkdirSync(join(cwd, 'node_modules'));
for (const name of ['react', 'react-dom'])
  symlinkSync(dirname(resolve(`${name}/package.json`)), join(cwd, 'node_modules', name));
afterAll(() => rmSync(cwd, { recursive: true }));

test('dead links of rendered pages are reported: those to headings once both pages were rendered', async () => {
  write('folia.config.ts', "export default { markdown: { checkDeadLinks: { ignore: ['/generated/*'] } } };");
  write('docs/index.md', '# Home\n\n[gone](./gone.md), [later](/generated/x),\n[no place](./guide.md#old)\n');
  write('docs/guide.md', '# Guide\n\n## New\n');
  const told: Problem[] = [];
  const server = await dev({ cwd, port: 0 }, { ...createSilentLog(), problem: (problem) => told.push(problem) });
  const messages = () => told.map(({ level, message, at }) => [level, message, at?.line]);
  try {
    expect((await fetch(server.url)).status).toBe(200);
    const gone = ['warning', 'Dead link: "./gone.md" leads to no page.', 3];
    expect(messages()).toEqual([gone]);
    await fetch(`${server.url}guide`);
    const old = ['warning', 'Dead anchor: "./guide.md#old" names "#old", which is not on /guide.', 4];
    expect(messages()).toEqual([gone, old]);
  } finally {
    await server.close();
  }
}, 60_000);
