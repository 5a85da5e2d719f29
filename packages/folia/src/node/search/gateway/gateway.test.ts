import { request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from '@rstest/core';
import { engine } from '../engines';
import { type StubServer, startStub } from '../fixtures/stub-server';
import { createGateway, type GatewayInput } from './gateway';
import { createRateLimit } from './rate-limit';

const own = 'https://docs.example';
const open: StubServer[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((server) => server.close()))));

const found = { title: 'Dts', routePath: '/dts', text: 'All about dts.', anchor: '', heading: 'Dts', depth: 1 };
const answering =
  (hits: unknown[]): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify({ hits }));

/** A gateway in front of an engine that answers like this. */
async function start(answer: RequestListener, changes: Partial<GatewayInput> & { patience?: number } = {}) {
  const stub = await startStub(answer);
  const access = { url: stub.url, key: 'secret', application: '' };
  const logged: string[] = [];
  const gateway = createGateway({
    link: { engine: engine('meilisearch'), access, patience: changes.patience ?? 5_000 },
    indexes: ['docs', 'blog'],
    origins: new Set([own]),
    isOwnHost: (host) => host.startsWith('127.0.0.1:') || host === 'search.example',
    rateLimit: createRateLimit({ burst: 100, perSecond: 1, addresses: 10, now: () => 0 }),
    atOnce: 4,
    behindProxy: false,
    log: (message) => logged.push(message),
    ...changes,
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
      const parts: Buffer[] = [];
      for await (const part of response) parts.push(part);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() });
    });
    request.on('error', reject).end(body);
  });
}

const ask = (url: string, query = 'keyword=dts', headers: Record<string, string> = {}) =>
  send(`${url}/search?${query}`, { headers });

describe('the gateway', () => {
  test('answers with a group for each index', async () => {
    const gateway = await start(answering([found]));
    const { status, text } = await ask(
      gateway.url,
      'keyword=auto%20external&limit=3&searchIndexes=blog,docs,secret&lang=zh',
    );
    expect([status, JSON.parse(text).map(({ index }: { index: string }) => index)]).toEqual([200, ['docs', 'blog']]);
    expect(JSON.parse(text)[0].hits[0]).toMatchObject({ title: 'Dts', routePath: '/dts', content: 'All about dts.' });
    expect(gateway.engine.heard.map(({ path }) => path).sort()).toEqual([
      '/indexes/blog/search',
      '/indexes/docs/search',
    ]);
    expect(gateway.engine.heard[0]?.body).toMatchObject({ q: 'auto external', filter: 'lang = "zh"', limit: 18 });
  });

  test('an empty question is not passed on', async () => {
    const gateway = await start(answering([found]));
    expect((await ask(gateway.url, 'keyword=%20%20&searchIndexes=docs')).text).toBe('[{"index":"docs","hits":[]}]');
    expect((await ask(gateway.url, 'keyword=...')).status).toBe(200);
    expect(gateway.engine.heard).toEqual([]);
  });

  test('at most 20 pages', async () => {
    const many = Array.from({ length: 500 }, (_, number) => ({ ...found, routePath: `/${number}` }));
    const gateway = await start(answering(many));
    const { text } = await ask(gateway.url, 'keyword=dts&limit=9999&searchIndexes=docs');
    expect(JSON.parse(text)[0].hits.length).toBe(20);
  });
});

describe('what the gateway refuses', () => {
  const refused: [what: string, status: number, path: string, options?: Parameters<typeof send>[1]][] = [
    ['another path', 404, '/'],
    ['a path above', 404, '/search/../admin?keyword=a'],
    ['POST', 405, '/search?keyword=a', { method: 'POST', body: '{}' }],
    ['OPTIONS', 405, '/search?keyword=a', { method: 'OPTIONS', headers: { Origin: own } }],
    ['DELETE', 405, '/search?keyword=a', { method: 'DELETE' }],
    ['a body', 400, '/search?keyword=a', { headers: { 'Content-Length': '2' }, body: '{}' }],
    ['a long query', 400, `/search?keyword=${'a'.repeat(1001)}`],
    ['two queries', 400, '/search?keyword=a&keyword=b'],
    ['a limit that is none', 400, '/search?keyword=a&limit=-1'],
    ['a filter as language', 400, '/search?keyword=a&lang=en%22%20OR%20version%20=%20%22x'],
    ['another site', 403, '/search?keyword=a', { headers: { Origin: 'https://evil.example' } }],
    ['a sandboxed page', 403, '/search?keyword=a', { headers: { Origin: 'null' } }],
    ['a name that only begins alike', 403, '/search?keyword=a', { headers: { Origin: `${own}.evil.example` } }],
    ['another name of this server', 403, '/search?keyword=a', { headers: { Host: 'rebound.example' } }],
    ['more header than anybody needs', 431, '/search?keyword=a', { headers: { 'X-Long': 'a'.repeat(20_000) } }],
  ];
  for (const [what, status, path, options] of refused)
    test(what, async () => {
      const gateway = await start(answering([found]));
      const reply = await send(gateway.url + path, options);
      expect(reply.status).toBe(status);
      expect(gateway.engine.heard).toEqual([]);
      if (status === 403) expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
    });

  test('too many questions from one address', async () => {
    const rateLimit = createRateLimit({ burst: 2, perSecond: 1, addresses: 10, now: () => 0 });
    const gateway = await start(answering([]), { rateLimit });
    const replies = [await ask(gateway.url), await ask(gateway.url), await ask(gateway.url)];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies[2]?.headers['retry-after']).toBe('1');
  });

  test('behind a proxy its word counts, and only the last one; otherwise nobody’s', async () => {
    const addresses: string[] = [];
    const rateLimit = (address: string) => addresses.push(address) > 0;
    const behind = await start(answering([]), { rateLimit, behindProxy: true });
    await ask(behind.url, 'keyword=a', { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' });
    const alone = await start(answering([]), { rateLimit });
    await ask(alone.url, 'keyword=a', { 'X-Forwarded-For': '1.1.1.1' });
    expect(addresses).toEqual(['2.2.2.2', '127.0.0.1']);
  });
});

describe('what the gateway lets through', () => {
  test('only configured sites may read the answer, and none is named to others', async () => {
    const gateway = await start(answering([found]));
    const allowed = await ask(gateway.url, 'keyword=dts', { Origin: own });
    expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': own, vary: 'Origin' });
    const without = await ask(gateway.url);
    expect(without.status).toBe(200);
    expect(without.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('no header, no key and no words of the engine', async () => {
    const gateway = await start((_, response) => {
      response.setHeader('Server', 'Engine/1.2.3').setHeader('Set-Cookie', 'a=b').setHeader('X-Debug', 'secret');
      response.writeHead(500).end('secret: stack trace at /var/engine');
    });
    const { status, headers, text } = await ask(gateway.url, 'keyword=dts', { Origin: own });
    expect([status, text]).toEqual([502, '{"error":"The search failed."}']);
    for (const name of ['server', 'set-cookie', 'x-debug', 'x-powered-by']) expect(headers).not.toHaveProperty(name);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.stringify(headers)).not.toContain('secret');
    expect(gateway.logged.join()).not.toContain('secret');
  });

  const failing: [what: string, status: number, answer: RequestListener][] = [
    ['a redirect is not followed', 502, (_, response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['no JSON', 502, (_, response) => response.end('<html>')],
    ['JSON of another shape', 502, (_, response) => response.end('[]')],
    ['more than anybody reads', 502, (_, response) => response.end(`"${'x'.repeat(9_000_000)}"`)],
    ['a broken connection', 502, (request) => request.socket.destroy()],
    ['no answer', 504, () => undefined],
    ['an answer without an end', 504, (_, response) => void response.write('{"hits":[')],
  ];
  for (const [what, status, answer] of failing)
    test(`${what}: ${status}, said once`, async () => {
      const gateway = await start(answer, { patience: status === 504 ? 400 : 10_000 });
      for (let times = 0; times < 2; times++)
        expect((await ask(gateway.url, 'keyword=dts&searchIndexes=docs')).status).toBe(status);
      expect(gateway.logged.length).toBe(1);
      expect(gateway.engine.heard.map(({ path }) => path)).not.toContain('/elsewhere');
    });

  test('more questions at once than the engine is to answer', async () => {
    const gateway = await start(() => undefined, { patience: 400, atOnce: 2 });
    const statuses = await Promise.all([1, 2, 3, 4].map(async () => (await ask(gateway.url)).status));
    expect(statuses.sort()).toEqual([503, 503, 504, 504]);
  });
});
