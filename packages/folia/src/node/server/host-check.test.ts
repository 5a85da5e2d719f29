import { expect, test } from '@rstest/core';
import { isAllowed } from './host-check';

test.each([
  ['localhost:3000', undefined, true],
  ['docs.localhost:3000', undefined, true],
  ['127.0.0.1:3000', undefined, true],
  ['[::1]:3000', undefined, true],
  ['192.168.1.5:3000', undefined, true],
  ['my-machine:3000', undefined, true],
  ['evil.example:3000', undefined, false],
  ['localhost.evil.example', undefined, false],
  ['', undefined, false],
  [undefined, undefined, false],
  ['user@localhost', undefined, false],
  ['localhost:3000', 'http://localhost:3000', true],
  ['localhost:3000', 'http://127.0.0.1:3000', true],
  ['localhost:3000', 'https://evil.example', false],
  ['localhost:3000', 'null', false],
])('Host %s with Origin %s: %s', (host, origin, allowed) => {
  const headers = { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) };
  expect(isAllowed({ headers }, 'My-Machine')).toBe(allowed);
});
