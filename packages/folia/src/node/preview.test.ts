import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

const acceptedEncodings = [
  ['', 'identity'],
  ['*', 'identity'],
  ['zstd, deflate', 'identity'],
  ['br;q=0', 'identity'],
  ['vibrant', 'identity'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
] as const;

/** From and to; null: all of the file. */
const ranges = [
  ['', null, 0],
  ['bytes=0-0', null, 0],
  ['bytes=-1', null, 0],
  ['bytes=0-', 0, Number.POSITIVE_INFINITY],
  ['bytes=0-2', 0, 2],
  ['bytes=1-1', 1, 1],
  ['bytes=3-99999', 3, 99_999],
] as const;

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks without undoing the compression. */
const ask = (url: URL, headers: OutgoingHttpHeaders): Promise<Reply> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });

/** A built site with a file of each length, and its compressed forms. */
function createBuiltSite(files: { [name: string]: string }): string {
  const cwd = mkdtempSync(join(tmpdir(), 'folia-preview-'));
  for (const folder of ['docs', 'dist']) mkdirSync(join(cwd, folder));
  writeFileSync(join(cwd, 'folia.config.ts'), "export default { title: 'T', outDir: 'dist', compress: true };");
  writeFileSync(join(cwd, 'dist/404.html'), '<div data-folia-site-file="/static/data/site.json"></div>');
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(cwd, 'dist', name), text);
    writeFileSync(join(cwd, 'dist', `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(cwd, 'dist', `${name}.gz`), gzipSync(text));
  }
  return cwd;
}

test('precompressed files and ranges of them are what was asked for', async () => {
  const texts: { [name: string]: string } = { 'empty.txt': '', 'one.txt': '1', 'many.txt': '0123456789'.repeat(100) };
  const cwd = createBuiltSite(texts);
  const server = await preview({ cwd, port: 0 });
  const forms = { br: brotliCompressSync, gzip: gzipSync, identity: (text: string) => Buffer.from(text) };
  try {
    for (const [name, text] of Object.entries(texts))
      for (const [accepted, encoding] of acceptedEncodings)
        for (const [range, from, to] of ranges) {
          const what = `${name}, "${accepted}", ${range}`;
          const bytes = forms[encoding](text);
          const reply = await ask(new URL(name, server.url), { 'Accept-Encoding': accepted, Range: range });
          expect(reply.headers['content-encoding'] ?? 'identity', what).toBe(
            reply.status === 416 ? 'identity' : encoding,
          );
          expect(reply.headers.vary, what).toBe(reply.status === 416 ? reply.headers.vary : 'Accept-Encoding');
          if (from === null) expect([reply.status, reply.body], what).toEqual([200, bytes]);
          else if (from >= bytes.length)
            expect([reply.status, reply.headers['content-range']], what).toEqual([416, `bytes */${bytes.length}`]);
          else {
            const part = bytes.subarray(from, to + 1);
            const last = from + part.length - 1;
            expect([reply.status, reply.body], what).toEqual([206, part]);
            expect(reply.headers['content-range'], what).toBe(`bytes ${from}-${last}/${bytes.length}`);
            expect(reply.headers['content-length'], what).toBe(String(part.length));
          }
        }
  } finally {
    await server.close();
    rmSync(cwd, { recursive: true });
  }
}, 30_000);
