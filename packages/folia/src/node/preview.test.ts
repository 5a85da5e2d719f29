import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { preview } from './preview';

test('the site is served under the base that it was built with', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'folia-preview-'));
  writeFileSync(join(cwd, 'folia.config.ts'), "export default { lang: 'en', title: 'T', outDir: 'dist' };");
  mkdirSync(join(cwd, 'docs'));
  mkdirSync(join(cwd, 'dist'));
  const html = '<div id="folia" data-folia-site-file="/x/static/data/site.json"></div>';
  for (const name of ['404.html', 'index.html']) writeFileSync(join(cwd, 'dist', name), html);
  const server = await preview({ cwd, port: 0 });
  try {
    expect(new URL(server.url).pathname).toBe('/x/');
    expect((await fetch(server.url)).status).toBe(200);
    expect((await fetch(new URL('/', server.url))).status).toBe(404);
  } finally {
    await server.close();
    rmSync(cwd, { recursive: true });
  }
});
