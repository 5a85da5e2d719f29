import { createServer, request as httpRequest, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { describe, expect, test } from '@rstest/core';
import { findRefusal, mayUpgrade, prepare } from './guard';

type Headers = IncomingMessage['headers'];
const get = (headers: Headers, method = 'GET') => ({ headers, method });

describe('refused requests', () => {
  test.each([
    ['localhost:3000', true],
    ['docs.localhost:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['192.168.1.5:3000', true],
    ['my-machine:3000', true],
    ['evil.example:3000', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['', false],
    [undefined, false],
    ['user@localhost', false],
  ])('Host %s: %s', (host, allowed) => {
    expect(findRefusal(get(host === undefined ? {} : { host }), 'My-Machine') === null).toBe(allowed);
  });

  test.each([
    ['http://localhost:3000', true],
    ['https://localhost:3000', true],
    ['http://localhost:3001', false],
    ['http://127.0.0.1:3000', false],
    ['http://[::1]:3000', false],
    ['https://evil.example', false],
    ['http://localhost:3000.evil.example', false],
    ['null', false],
  ])('Origin %s at localhost:3000: %s', (origin, allowed) => {
    expect(findRefusal(get({ host: 'localhost:3000', origin }), 'localhost') === null).toBe(allowed);
  });

  test.each([
    ['none', 'navigate', true],
    ['same-origin', 'cors', true],
    ['cross-site', 'navigate', true],
    ['cross-site', 'no-cors', false],
    ['cross-site', 'cors', false],
    ['cross-site', 'websocket', false],
    ['same-site', 'no-cors', false],
    ['same-site', 'navigate', true],
  ])('Sec-Fetch-Site %s, mode %s: %s', (site, mode, allowed) => {
    const headers = { host: 'localhost:3000', 'sec-fetch-site': site, 'sec-fetch-mode': mode };
    expect(findRefusal(get(headers), 'localhost') === null).toBe(allowed);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s: 405', (method) => {
    expect(findRefusal(get({ host: 'localhost:3000' }, method), 'localhost')).toMatchObject({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  });
});

test.each([
  ['http://localhost:3000', true],
  ['http://localhost:3001', false],
  ['https://evil.example', false],
  [undefined, false],
])('a WebSocket from %s: %s', (origin, allowed) => {
  const headers = { host: 'localhost:3000', ...(origin === undefined ? {} : { origin }) };
  expect(mayUpgrade(get(headers), 'localhost')).toBe(allowed);
});

test.each([
  ['bytes=0-3', 'bytes=0-3'],
  ['bytes=5-', 'bytes=5-'],
  ['bytes=0-', 'bytes=0-'],
  ['bytes=0-0', undefined],
  ['bytes=5-2', undefined],
  ['bytes=-3', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=0-99999999999999999999', undefined],
  ['lines=1-2', undefined],
  [undefined, undefined],
])('the range %s is answered as %s', async (range, expected) => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    prepare(request, response);
    seen.push(request.headers.range);
    response.end();
  }).listen(0);
  // a server that listens has an address object
  const { port } = server.address() as AddressInfo;
  const policy = await new Promise((resolve) =>
    httpRequest({ port, headers: range === undefined ? {} : { range } }, ({ headers }) =>
      resolve(headers['cross-origin-resource-policy']),
    ).end(),
  );
  server.close();
  expect({ seen, policy }).toEqual({ seen: [expected], policy: 'same-origin' });
});

test.each([
  ['gzip, deflate, br, zstd', 'gzip,br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5', 'br'],
  ['br;q=0, gzip; q=0.0', ''],
  ['vibrant, x-gzipped', ''],
  ['*', ''],
])('of the encodings "%s" the file server receives "%s"', (header, expected) => {
  const request = new IncomingMessage(new Socket());
  request.headers['accept-encoding'] = header;
  prepare(request, new ServerResponse(request));
  expect(request.headers['accept-encoding']).toBe(expected);
});

test('a request with two hosts is refused', () => {
  const headersDistinct = { host: ['localhost', 'evil.example'] };
  expect(findRefusal({ ...get({ host: 'localhost' }), headersDistinct }, 'localhost')).toMatchObject({ status: 400 });
});
