import { request as httpRequest, type IncomingMessage } from 'node:http';
import { expect, test } from '../../harness/test';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Asks with a path and headers that `fetch` would not let through. */
const ask = (url: string, { method = 'GET', headers = {} }: Asked = {}): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { hostname, port, origin } = new URL(url);
    const request = httpRequest({ hostname, port, method, headers, path: url.slice(origin.length) }, (response) => {
      response.resume();
      resolve(response);
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve(response);
    });
    request.on('error', reject).end();
  });

const upgradeHeaders = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': Buffer.from('a websocket key!').toString('base64'),
};

/** Opens a socket as a page of the server does and sends bytes; 'closed' when the server then ends the connection. */
const sendFrame = (url: string, bytes: readonly number[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, host, port, origin } = new URL(url);
    const headers = { ...upgradeHeaders, host, origin };
    const request = httpRequest({ hostname, port, headers, path: url.slice(origin.length) });
    request.on('upgrade', (_, socket) => {
      socket.on('error', () => {}).on('close', () => resolve('closed'));
      socket.on('end', () => socket.end()).resume();
      socket.setTimeout(5_000, () => resolve('still open'));
      socket.write(Uint8Array.from(bytes));
    });
    request.on('error', reject).end();
  });

const malformedFrames: [name: string, bytes: readonly number[]][] = [
  ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
  ['an unknown kind', [0x83, 0x80, 0, 0, 0, 0]],
  ['no mask', [0x81, 0x01, 0x61]],
  ['text that is not UTF-8', [0x81, 0x81, 0, 0, 0, 0, 0xff]],
  ['the rest of nothing', [0x80, 0x80, 0, 0, 0, 0]],
  ['a ping that is too long', [0x89, 0xfe, 0x00, 0x80, 0, 0, 0, 0]],
  ['more bytes than there can be', [0x82, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
  ['a close frame with half of a code', [0x88, 0x81, 0, 0, 0, 0, 0x03]],
];

test('only files of the site are reached, nothing else of the bundler', { tag: '@dev-only' }, async ({
  page,
  site,
}) => {
  await page.goto('');
  for (const path of [
    '__open-in-editor/.hot-update.?file=package.json',
    '__open-in-editor?file=package.json',
    '.hot-update.?file=package.json',
    'static/../__open-in-editor?file=package.json',
    'rsbuild-dev-server',
  ])
    expect((await ask(site.url + path)).statusCode, path).toBe(404);
});

test('hot updates are for pages of this server', { tag: '@dev-only' }, async ({ page, site }) => {
  const { host } = new URL(site.url);
  const opened = page.waitForEvent('websocket');
  await page.goto('');
  const url = (await opened).url().replace('ws:', 'http:');
  expect(new URL(url).pathname).toMatch(/^\/__folia\/hmr\/[0-9a-f]{32}$/);
  const upgrade = (headers: Record<string, string>, at = url) =>
    ask(at, {
      headers: { ...upgradeHeaders, ...headers },
    }).then(
      ({ statusCode }) => statusCode,
      () => 'closed',
    );
  expect(await upgrade({ origin: `http://${host}` })).toBe(101);
  expect(await upgrade({})).toBe('closed');
  expect(await upgrade({ origin: 'https://evil.example' })).toBe('closed');
  expect(await upgrade({ origin: `http://${host}` }, `${site.url}rsbuild-hmr`)).toBe('closed');
});

test('a malformed frame only closes its own socket', { tag: '@dev-only' }, async ({ page, site }) => {
  const opened = page.waitForEvent('websocket');
  await page.goto('');
  const url = (await opened).url().replace('ws:', 'http:');
  const isAnswered = async () => (await ask(site.url)).statusCode;
  for (const [name, bytes] of malformedFrames) {
    expect(await sendFrame(url, bytes), name).toBe('closed');
    expect(await isAnswered(), name).toBe(200);
  }
});

test('requests of other sites are refused, pages can be opened from them', { tag: '@dev' }, async ({ site }) => {
  const { host } = new URL(site.url);
  const status = async (asked: Asked) => (await ask(site.url, asked)).statusCode;
  expect((await ask(site.url)).headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(await status({ headers: { origin: `http://${host}` } })).toBe(200);
  expect(await status({ headers: { origin: 'http://localhost:1' } })).toBe(403);
  expect(await status({ headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } })).toBe(403);
  expect(await status({ headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } })).toBe(200);
  expect(await status({ method: 'POST' })).toBe(405);
});

test('a range that is none is ignored', { tag: '@dev' }, async ({ site }) => {
  const status = async (range: string) => (await ask(`${site.url}digits.txt`, { headers: { range } })).statusCode;
  expect(await status('bytes=2-4')).toBe(206);
  expect(await status('bytes=20-')).toBe(416);
  for (const range of ['bytes=5-2', 'bytes=-3', 'bytes=x']) expect(await status(range), range).toBe(200);
  expect((await ask(site.url)).statusCode).toBe(200);
});
