import { request as httpRequest, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from '@rstest/core';
import { getAdapter } from '../adapters';
import type { Adapter } from '../adapters/adapter';
import { type StubServer, startStub } from '../fixtures/stub-server';
import { createGateway, type GatewayOptions } from './gateway';
import { createRateLimit } from './rate-limit';

const own = 'https://docs.example';
const open: StubServer[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));

const found = { title: 'Dts', routePath: '/dts', text: 'All about dts.', anchor: '', heading: 'Dts', depth: 1 };
const respondWith =
  (hits: unknown[]): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ hits }));

/** Long enough that a busy machine does not time out where no timeout is expected. */
const longTimeout = 25_000;

/** A gateway in front of a search engine that responds like this. */
async function start(respond: RequestListener, changes: Partial<GatewayOptions> & { timeout?: number } = {}) {
  const stub = await startStub(respond);
  const { timeout = longTimeout, ...options } = changes;
  const connection = { url: stub.url, key: 'secret', application: '' };
  const logged: string[] = [];
  const gateway = createGateway({
    engine: { adapter: getAdapter('meilisearch'), connection, timeout },
    indexes: ['docs', 'blog'],
    origins: new Set([own]),
    isOwnHost: (host) => host.startsWith('127.0.0.1:') || host === 'search.example',
    rateLimit: createRateLimit({ burst: 100, perSecond: 1, addresses: 10, now: () => 0 }),
    maxConcurrent: 4,
    trustProxy: false,
    log: (message) => logged.push(message),
    ...options,
  });
  const server = await startStub(gateway);
  open.push(server, stub);
  return { ...server, engine: stub, logged };
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** `fetch` would not let a test send these headers. */
function send(url: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) {
  return new Promise<Reply>((resolve, reject) => {
    const { method = 'GET', headers = {}, body } = options;
    const request = httpRequest(url, { method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(chunks).toString() });
    });
    request.on('error', reject).end(body);
  });
}

const search = (url: string, query = 'keyword=dts', headers: Record<string, string> = {}) =>
  send(`${url}/search?${query}`, { headers });

describe('the gateway', () => {
  test('responds with a group for each index', async () => {
    const gateway = await start(respondWith([found]));
    const { status, text } = await search(
      gateway.url,
      'keyword=auto%20external&limit=3&searchIndexes=blog,docs,secret&lang=zh',
    );
    expect([status, JSON.parse(text).map(({ index }: { index: string }) => index)]).toEqual([200, ['docs', 'blog']]);
    expect(JSON.parse(text)[0].hits[0]).toMatchObject({ title: 'Dts', routePath: '/dts', content: 'All about dts.' });
    expect(gateway.engine.received.map(({ path }) => path).sort()).toEqual([
      '/indexes/blog/search',
      '/indexes/docs/search',
    ]);
    expect(gateway.engine.received[0]?.body).toMatchObject({ q: 'auto external', filter: 'lang = "zh"', limit: 18 });
  });

  test('an empty query does not reach the search engine', async () => {
    const gateway = await start(respondWith([found]));
    expect((await search(gateway.url, 'keyword=%20%20&searchIndexes=docs')).text).toBe('[{"index":"docs","hits":[]}]');
    expect((await search(gateway.url, 'keyword=...')).status).toBe(200);
    expect(gateway.engine.received).toEqual([]);
  });

  test('at most 20 pages', async () => {
    const many = Array.from({ length: 500 }, (_, number) => ({ ...found, routePath: `/${number}` }));
    const gateway = await start(respondWith(many));
    const { text } = await search(gateway.url, 'keyword=dts&limit=9999&searchIndexes=docs');
    expect(JSON.parse(text)[0].hits.length).toBe(20);
  });
});

describe('refused requests', () => {
  const refused: [what: string, status: number, path: string, options?: Parameters<typeof send>[1]][] = [
    ['another path', 404, '/'],
    ['a path above', 404, '/search/../admin?keyword=a'],
    ['POST', 405, '/search?keyword=a', { method: 'POST', body: '{}' }],
    ['OPTIONS', 405, '/search?keyword=a', { method: 'OPTIONS', headers: { Origin: own } }],
    ['DELETE', 405, '/search?keyword=a', { method: 'DELETE' }],
    ['a body', 400, '/search?keyword=a', { headers: { 'Content-Length': '2' }, body: '{}' }],
    ['a long query', 400, `/search?keyword=${'a'.repeat(1001)}`],
    ['a repeated parameter', 400, '/search?keyword=a&keyword=b'],
    ['a negative limit', 400, '/search?keyword=a&limit=-1'],
    ['a filter as language', 400, '/search?keyword=a&lang=en%22%20OR%20version%20=%20%22x'],
    ['another site', 403, '/search?keyword=a', { headers: { Origin: 'https://evil.example' } }],
    ['a sandboxed page', 403, '/search?keyword=a', { headers: { Origin: 'null' } }],
    ['an origin with the same beginning', 403, '/search?keyword=a', { headers: { Origin: `${own}.evil.example` } }],
    ['another host name', 403, '/search?keyword=a', { headers: { Host: 'rebound.example' } }],
    ['a header that is too large', 431, '/search?keyword=a', { headers: { 'X-Long': 'a'.repeat(20_000) } }],
  ];
  for (const [what, status, path, options] of refused)
    test(what, async () => {
      const gateway = await start(respondWith([found]));
      const reply = await send(gateway.url + path, options);
      expect(reply.status).toBe(status);
      expect(gateway.engine.received).toEqual([]);
      if (status === 403) expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    });

  test('too many requests from one address', async () => {
    const rateLimit = createRateLimit({ burst: 2, perSecond: 1, addresses: 10, now: () => 0 });
    const gateway = await start(respondWith([]), { rateLimit });
    const replies = [await search(gateway.url), await search(gateway.url), await search(gateway.url)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies[2]?.headers['retry-after']).toBe('1');
  });

  test('X-Forwarded-For counts behind a proxy only, and only its last entry', async () => {
    const addresses: string[] = [];
    const rateLimit = (address: string) => addresses.push(address) > 0;
    const behind = await start(respondWith([]), { rateLimit, trustProxy: true });
    await search(behind.url, 'keyword=a', { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' });
    const alone = await start(respondWith([]), { rateLimit });
    await search(alone.url, 'keyword=a', { 'X-Forwarded-For': '1.1.1.1' });
    expect(addresses).toEqual(['2.2.2.2', '127.0.0.1']);
  });

  const forged: [what: string, header: string | string[]][] = [
    ['one address', '1.1.1.1'],
    ['many', '1.1.1.1, 3.3.3.3, 4.4.4.4'],
    ['two headers', ['1.1.1.1', '3.3.3.3']],
    ['an empty one', ''],
    ['commas', ',,,'],
    ['the name of all objects', '__proto__'],
    ['IPv6', '[2001:db8::1]:1'],
  ];
  for (const [what, header] of forged)
    test(`a client that forges X-Forwarded-For has the same limit: ${what}`, async () => {
      for (const trustProxy of [true, false]) {
        const rateLimit = createRateLimit({ burst: 2, perSecond: 0, addresses: 10, now: () => 0 });
        const gateway = await start(respondWith([]), { rateLimit, trustProxy });
        const statuses: number[] = [];
        for (let turn = 0; turn < 4; turn++) {
          // a proxy adds the address that it sees
          const own = [header].flat().map((each) => (each === '' ? each : `${each}, ${turn}.0.0.1`));
          const sent = trustProxy ? [...own, '9.9.9.9'].join(', ') : own.join(', ');
          statuses.push((await search(gateway.url, 'keyword=a', { 'X-Forwarded-For': sent })).status);
        }
        expect(statuses).toEqual([200, 200, 429, 429]);
      }
    });
});

describe('responses', () => {
  test('only configured origins may read the response, and other clients do not learn them', async () => {
    const gateway = await start(respondWith([found]));
    const allowed = await search(gateway.url, 'keyword=dts', { Origin: own });
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': own, vary: 'Origin' });
    const without = await search(gateway.url);
    expect(without.status).toBe(200);
    expect(without.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('no header, key or error message of the search engine', async () => {
    const gateway = await start((_, response) => {
      response.setHeader('Server', 'Engine/1.2.3').setHeader('Set-Cookie', 'a=b').setHeader('X-Debug', 'secret');
      response.writeHead(500).end('secret: stack trace at /var/engine');
    });
    const { status, headers, text } = await search(gateway.url, 'keyword=dts', { Origin: own });
    expect([status, text]).toEqual([502, '{"error":"The search failed."}']);
    for (const name of ['server', 'set-cookie', 'x-debug', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(gateway.logged.join()).not.toContain('secret');
  });

  const echoes: [what: string, respond: RequestListener][] = [
    ['as text', (_, response) => response.end('secret is the key')],
    ['as a broken document', (_, response) => response.end('{"secret')],
    ['as a status', (_, response) => response.writeHead(401, 'secret').end('secret')],
    ['as the address of a redirect', (_, response) => response.writeHead(301, { Location: '/?key=secret' }).end()],
    ['in fields of another kind', (_, response) => response.end('{"hits":{"secret":"secret"}}')],
  ];
  for (const [what, respond] of echoes)
    test(`the key is in no answer and no log when the search engine sends it back ${what}`, async () => {
      const gateway = await start(respond);
      const { status, headers, text } = await search(gateway.url, 'keyword=dts&searchIndexes=docs');
      expect(status).toBe(502);
      expect(`${JSON.stringify(headers)} ${text} ${gateway.logged}`).not.toContain('secret');
      expect(gateway.logged.length).toBe(1);
    });

  test('a message of Node.js that quotes the key is logged without it', async () => {
    const adapter: Adapter = {
      ...getAdapter('meilisearch'),
      requests: (_, { key }) => [
        { url: 'http://127.0.0.1:1', method: 'GET', headers: { 'X-Key': `${key}\n1` }, body: null },
      ],
    };
    const connection = { url: '', key: 'secret', application: '' };
    const gateway = await start(respondWith([]), { engine: { adapter, connection, timeout: longTimeout } });
    expect((await search(gateway.url)).status).toBe(502);
    expect(gateway.logged.join()).toContain('invalid header value');
    expect(gateway.logged.join()).not.toContain('secret');
  });

  const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
  const odd: [what: string, record: string, status: number][] = [
    ['very deep values', `{"routePath":"/a","title":${deep}}`, 502],
    ['a list of 500,000 keywords', `{"routePath":"/a","keywords":[${'1,'.repeat(500_000)}1]}`, 200],
    ['200,000 parents', `{"routePath":"/a","anchor":"b","parents":[${'1,'.repeat(200_000)}1]}`, 200],
    ['objects for texts', '{"routePath":"/a","title":{"toString":1}}', 502],
    ['keys of all objects', '{"routePath":"/a","__proto__":{"title":"x"},"constructor":1}', 200],
  ];
  for (const [what, record, expected] of odd)
    test(`records with ${what} are answered at once, with little`, async () => {
      const gateway = await start((_, response) => response.end(`{"hits":[${record}]}`));
      const before = process.cpuUsage();
      const { status, text } = await search(gateway.url, 'keyword=dts&searchIndexes=docs');
      const { user } = process.cpuUsage(before);
      expect(status).toBe(expected);
      expect(text.length).toBeLessThan(10_000);
      expect(user / 1000).toBeLessThan(5_000);
    }, 30_000);

  const failing: [what: string, status: number, respond: RequestListener][] = [
    ['a redirect is not followed', 502, (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['not JSON', 502, (_, response) => response.end('<html>')],
    ['JSON of another shape', 502, (_, response) => response.end('[]')],
    ['a response that is too large', 502, (_, response) => response.end(`"${'x'.repeat(9_000_000)}"`)],
    ['a closed connection', 502, (request) => request.socket.destroy()],
    ['no response', 504, () => undefined],
    ['a response without an end', 504, (_, response) => void response.write('{"hits":[')],
  ];
  for (const [what, status, respond] of failing)
    test(`${what}: ${status}, logged once`, async () => {
      const gateway = await start(respond, { timeout: status === 504 ? 50 : longTimeout });
      for (let times = 0; times < 2; times++)
        expect((await search(gateway.url, 'keyword=dts&searchIndexes=docs')).status).toBe(status);
      expect(gateway.logged.length).toBe(1);
      expect(gateway.engine.received.map(({ path }) => path)).not.toContain('/elsewhere');
    }, 30_000);

  test('503 for more concurrent requests than allowed', async () => {
    const pending: ServerResponse[] = [];
    const gateway = await start((_, response) => void pending.push(response), { maxConcurrent: 2 });
    const request = async () => (await search(gateway.url, 'keyword=dts&searchIndexes=docs')).status;
    const accepted = [request(), request()];
    await expect.poll(() => pending.length, { timeout: longTimeout }).toBe(2);
    expect(await Promise.all([request(), request()])).toEqual([503, 503]);
    for (const response of pending) response.end('{"hits":[]}');
    expect(await Promise.all(accepted)).toEqual([200, 200]);
  }, 30_000);
});
