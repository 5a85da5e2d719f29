import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, test } from '@rstest/core';
import { createLog, type RunningServer } from 'folia/node';
import { type ServeOptions, serve, serverLimits } from './serve';

const running: RunningServer[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.close()))));

/** A log and what it has written. */
function recordLog() {
  const stream = new PassThrough();
  const log = createLog({ stream, tty: false, ci: true, cwd: '/' });
  return { log, read: (): string => String(stream.read() ?? '') };
}

const invalid: [what: string, options: ServeOptions, message: string][] = [
  ['no engine', { url: 'http://x' }, '--engine is required.'],
  ['an unknown engine', { engine: 'solr', url: 'http://x' }, 'Unknown search engine "solr".'],
  ['no address', { engine: 'groonga' }, '--url is required.'],
  ['a file as address', { engine: 'groonga', url: 'file:///etc/passwd' }, '--url is not the address of a server'],
  ['a password', { engine: 'groonga', url: 'http://me:secret@x' }, '--url must not contain a password'],
  ['a key that no header can have', { engine: 'groonga', url: 'http://x', key: 'top\nsecret' }, 'no header can have'],
  ['an invalid index', { engine: 'groonga', url: 'http://x', index: 'a,b c' }, '--index is not the name of an index'],
  ['any origin', { engine: 'groonga', url: 'http://x', origin: '*' }, '--origin is not an origin: "*".'],
  [
    'a page as origin',
    { engine: 'groonga', url: 'http://x', origin: 'https://a.example/b' },
    '--origin is not an origin',
  ],
];
describe('folia-search serve', () => {
  for (const [what, options, message] of invalid)
    test(`${what} is refused`, () => expect(serve(options, recordLog().log)).rejects.toThrow(message));

  test('logs its address and its indexes', async () => {
    const { log, read } = recordLog();
    const options = { engine: 'groonga', url: 'http://127.0.0.1:1', index: 'docs,blog', port: 0, key: 'secret' };
    const server = await serve(options, log);
    running.push(server);
    expect(read()).toBe(`Serving docs, blog from groonga at ${server.url}\n`);
    expect((await fetch(`${server.url}?keyword=`)).status).toBe(200);
    expect((await fetch(server.url, { headers: { Origin: 'http://localhost:3000' } })).status).toBe(403);
  });

  test.each([
    ['nothing', ''],
    ['headers without an end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ])(
    'a client that sends %s is cut off soon after the limit',
    async (_, bytes) => {
      const options = { engine: 'groonga', url: 'http://127.0.0.1:1', port: 0 };
      const limits = { ...serverLimits, headersTimeout: 100, requestTimeout: 100 };
      const server = await serve(options, recordLog().log, limits);
      running.push(server);
      const { hostname, port } = new URL(server.url);
      const closed = new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => socket.write(bytes));
        socket.on('error', () => {}).on('close', () => resolve('closed'));
        socket.resume();
      });
      const late = new Promise((resolve) => setTimeout(resolve, 8_000, 'still open').unref());
      expect(await Promise.race([closed, late])).toBe('closed');
    },
    10_000,
  );

  test('a port in use is refused', async () => {
    const options = { engine: 'groonga', url: 'http://127.0.0.1:1', port: 0 };
    const server = await serve(options, recordLog().log);
    running.push(server);
    const port = Number(new URL(server.url).port);
    await expect(serve({ ...options, port }, recordLog().log)).rejects.toThrow(`Port ${port} is in use.`);
  });
});
