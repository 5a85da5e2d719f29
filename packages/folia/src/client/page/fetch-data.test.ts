import { expect, test } from '@rstest/core';
import { DataError, type Fetch, fetchData } from './fetch-data';

const answer = (status: number, json: () => Promise<unknown>): Fetch => {
  return async () => ({ ok: status < 400, status, json });
};

test('returns parsed JSON', async () => {
  expect(
    await fetchData(
      '/a.json',
      answer(200, async () => ({ a: 1 })),
    ),
  ).toEqual({ a: 1 });
});

test.each<[string, Fetch, DataError['kind'], string]>([
  ['no answer', () => Promise.reject(new TypeError('offline')), 'network', '/a.json could not be loaded.'],
  ['not there', answer(404, async () => ({})), 'gone', '/a.json answered with status 404.'],
  ['not JSON', answer(200, () => Promise.reject(new SyntaxError('<'))), 'gone', '/a.json is not JSON.'],
])('%s', async (_title, fetch, kind, message) => {
  const error = await fetchData('/a.json', fetch).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DataError);
  expect(error).toMatchObject({ kind, message });
});

test.each(['//other.example/a.json', '/\\other.example/a.json'])(
  'sends no request to another server: %s',
  async (href) => {
    const fetch: Fetch = () => expect.unreachable();
    await expect(fetchData(href, fetch)).rejects.toMatchObject({
      kind: 'gone',
      message: `${href} is not on this site.`,
    });
  },
);
