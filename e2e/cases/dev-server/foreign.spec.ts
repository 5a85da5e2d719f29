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
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('a websocket key!').toString('base64'),
        ...headers,
      },
    }).then(
      ({ statusCode }) => statusCode,
      () => 'closed',
    );
  expect(await upgrade({ origin: `http://${host}` })).toBe(101);
  expect(await upgrade({})).toBe('closed');
  expect(await upgrade({ origin: 'https://evil.example' })).toBe('closed');
  expect(await upgrade({ origin: `http://${host}` }, `${site.url}rsbuild-hmr`)).toBe('closed');
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
