import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import type { OutputSite, RenderContext } from './outputs/output';
import { renderOutputs } from './render-outputs';
import { createLog } from './support/log';

test('a public file is copied, but never takes the place of a page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-output-'));
  const [publicDir, output] = [join(folder, 'public'), join(folder, 'output')];
  mkdirSync(join(publicDir, 'sub'), { recursive: true });
  mkdirSync(output);
  writeFileSync(join(publicDir, 'index.html'), 'public');
  writeFileSync(join(publicDir, 'sub/note.txt'), 'note');
  writeFileSync(join(output, 'index.html'), 'page');
  const rules = { base: '/', locales: [], defaultLocale: '', versions: [], defaultVersion: '' };
  // a site without pages needs no more
  const config = {
    root: folder,
    publicDir,
    theme: {},
    search: false,
    redirects: [],
    movedHeadings: {},
    hosts: [],
    feed: [],
    hooks: { plugins: [] },
  } as unknown as OutputSite['config'];
  const site: OutputSite = {
    rules,
    config,
    pages: new Map(),
    navs: new Map(),
    assets: new Map(),
    dataFiles: [],
    getNavPath: () => '',
  };
  const log = createLog({ stream: { write: () => true }, tty: false, ci: true, color: false, cwd: folder });
  await renderOutputs({ site, context: { config } as unknown as RenderContext, output, parallel: 2 }, log);
  expect(readFileSync(join(output, 'index.html'), 'utf8')).toBe('page');
  expect(readFileSync(join(output, 'sub/note.txt'), 'utf8')).toBe('note');
  rmSync(folder, { recursive: true });
});
