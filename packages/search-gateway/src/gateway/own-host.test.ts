import { expect, test } from '@rstest/core';
import { isOwnHost } from './own-host';

const rows: [header: string, own: boolean][] = [
  ['localhost:3000', true],
  ['search.localhost', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['Search.Example', true],
  ['search.example:8080', true],
  ['rebound.example', false],
  ['search.example.evil.example', false],
  ['evil.example@search.example', false],
  ['search.example/path', false],
  ['', false],
];
for (const [header, own] of rows)
  test(`"${header}" ${own ? 'names' : 'does not name'} this server`, () =>
    expect(isOwnHost(header, ['search.example'])).toBe(own));
