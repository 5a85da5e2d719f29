import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { createPageFinder } from './find-page';

const outDir = mkdtempSync(join(tmpdir(), 'folia-find-'));
for (const file of ['index.html', 'guide/start/index.html', 'config/lib.html', 'Über/指南.html', 'robots.txt']) {
  mkdirSync(dirname(join(outDir, file)), { recursive: true });
  writeFileSync(join(outDir, file), '');
}
afterAll(() => rmSync(outDir, { recursive: true }));
const findPage = createPageFinder(outDir);

test.each([
  ['case', 'Guide/START/', 'guide/start/index.html'],
  ['slash', 'guide/start', 'guide/start/index.html'],
  ['a slash too many', 'config/lib/', 'config/lib.html'],
  ['.html', 'config/lib.html', 'config/lib.html'],
  ['/index', 'guide/start/index', 'guide/start/index.html'],
  ['/index.html', 'Guide/Start/Index.HTML', 'guide/start/index.html'],
  ['other letters', 'über/指南', 'Über/指南.html'],
  ['other letters, decomposed', 'u\u0308ber/指南', 'Über/指南.html'],
  ['the payload of a page', 'Guide/Start.json', 'guide/start/index.json'],
  ['an encoded letter', '%67uide/start', null],
  ['no page', 'nope', null],
  ['a file that is no page', 'ROBOTS.txt', null],
  ['outside', '../../etc/passwd', null],
])('%s', (_title, path, expected) => expect(findPage(path)).toBe(expected));
