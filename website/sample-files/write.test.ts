import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { documentOf, readInputs, writeDocuments } from './write.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sample-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string | Uint8Array): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

describe('documents of samples', () => {
  test('hold the inputs of a sample, those of the folder itself first, and no output', () => {
    for (const path of ['a/src/index.ts', 'a/rslib.config.ts', 'a/output/log.txt', 'a/package.json']) write(path, 'x');
    expect(readInputs(join(folder, 'a')).map(({ path }) => path)).toEqual([
      'package.json',
      'rslib.config.ts',
      'src/index.ts',
    ]);
  });

  test('allow their own style and script, and nothing else', () => {
    const html = documentOf('a', { files: [], locale: 'en' });
    const policy = / content="(default-src 'none'; [^"]*)"/.exec(html)?.[1] ?? '';
    for (const tag of ['style', 'script']) {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`${tag}-src 'sha256-${hash}'`);
    }
  });

  test('show text as it is and binary files by their size', () => {
    const files = [
      { path: 'src/view.tsx', content: Buffer.from('const a = <b>{"&"}</b>;\n') },
      { path: 'add.wasm', content: Buffer.from([0, 97, 115, 109]) },
    ];
    const html = documentOf('a', { files, locale: 'en' });
    expect(html).toContain('<code>const a = &lt;b>{"&amp;"}&lt;/b>;</code>');
    expect(html).toContain('<h2>add.wasm</h2><p>Binary file, 4 bytes</p>');
  });

  test('lead to the folder in the repository and in StackBlitz, in new tabs', () => {
    const html = documentOf('a', { files: [], locale: 'zh' });
    for (const host of ['github.com', 'stackblitz.com/github']) {
      const address = `https://${host}/web-infra-dev/rslib/tree/main/website/samples/a`;
      expect(html).toContain(`<a href="${address}" target="_blank" rel="noopener noreferrer">`);
    }
  });

  test('are written for both languages, and outdated ones are removed', () => {
    write('samples/a/package.json', '{}');
    write('samples/package.json', '{}');
    write('target/samples/gone.html', '');
    writeDocuments(join(folder, 'samples'), join(folder, 'target'));
    expect(readdirSync(join(folder, 'target/samples'))).toEqual(['a.html']);
    expect(readFileSync(join(folder, 'target/zh/samples/a.html'), 'utf8')).toContain('<html lang="zh">');
  });
});
