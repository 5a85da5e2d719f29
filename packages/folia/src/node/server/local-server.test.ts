import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { testsAll } from 'scripts/tests-all';
import { sendRaw, writeRequest } from './fixtures/raw-request';
import { listen } from './listen';
import { closeServer, createLocalServer, serverLimits } from './local-server';

const limits = { ...serverLimits, headersTimeout: 150, requestTimeout: 300, connectionsCheckingInterval: 20 };
const failures = { count: 0 };
const server = createLocalServer({
  host: 'localhost',
  limits: { ...limits, maxConnections: 20 },
  answer({ url = '' }, response) {
    if (url === '/throws') throw new Error(`${failures.count++}`);
    response.end(`Answer to ${url}\n`);
  },
});
const address = { url: '' };
beforeAll(async () => {
  address.url = await listen(server, { port: 0, host: 'localhost', base: '/' });
});
afterAll(() => closeServer(server));
const request = (target: string, headers = {}) => writeRequest({ target, headers }, new URL(address.url).host);

/** Milliseconds until the server closes a connection on which only this was sent. */
function timeToClose(bytes: string): Promise<number> {
  const { hostname, port } = new URL(address.url);
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('error', () => {}).on('close', () => resolve(performance.now() - start));
    socket.resume();
  });
}

test.each([
  ['nothing', ''],
  ['half of a request line', 'GET /'],
  ['headers without an end', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
])(
  'a client that sends %s is cut off',
  async (_, bytes) => {
    expect(await timeToClose(bytes)).toBeLessThan(5_000);
  },
  10_000,
);

test('requests on one connection are answered one by one, in their order', async () => {
  const open = { Connection: 'keep-alive' };
  const { text, statuses } = await sendRaw(
    address.url,
    [request('/first', open), request('/second', open), request('/third')].join(''),
  );
  expect(statuses).toEqual([200, 200, 200]);
  expect(text.match(/Answer to \/\w+/g)).toEqual(['Answer to /first', 'Answer to /second', 'Answer to /third']);
});

test('a body is not taken for another request', async () => {
  const inner = 'GET /inner HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const { text } = await sendRaw(address.url, request('/outer', { 'Content-Length': String(inner.length) }) + inner);
  expect(text.match(/Answer to \/\w+/g)).toEqual(['Answer to /outer']);
});

test('an invalid request only ends its own connection', async () => {
  expect((await sendRaw(address.url, request('/throws'))).status).toBe(0);
  expect(failures.count).toBe(1);
  expect((await sendRaw(address.url, request('/'))).status).toBe(200);
});

test('connections beyond the limit are closed, and accepted again afterwards', async () => {
  const { hostname, port } = new URL(address.url);
  const idle = Array.from({ length: 20 }, () => connect(Number(port), hostname).on('error', () => {}));
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  expect((await sendRaw(address.url, request('/'))).status).toBe(0);
  for (const socket of idle) socket.destroy();
  await expect.poll(async () => (await sendRaw(address.url, request('/'))).status).toBe(200);
});

test('many connections in turn are all closed', async () => {
  for (let turn = 0; turn < (testsAll ? 10_000 : 300); turn++) {
    const { status } = await sendRaw(address.url, request('/'));
    if (status !== 200) throw new Error(`Connection ${turn} was answered with ${status}.`);
  }
  const left = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  await expect.poll(left).toBe(0);
}, 120_000);
