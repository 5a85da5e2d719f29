import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { getProblems } from '../support/errors';
import { readRedirects } from './redirects-file';

const root = mkdtempSync(join(tmpdir(), 'folia-redirects-'));
afterAll(() => rmSync(root, { recursive: true }));
const config = { label: 'folia.config.ts', file: join(root, 'folia.config.ts'), text: '', getPosition: () => null };

const read = (name: string, text: string) => {
  writeFileSync(join(root, name), text);
  return readRedirects(`./${name}`, root, config);
};

const list = [
  { from: '/old', to: '/new' },
  { from: '/guide/a#x', to: 'https://example.org/a#b', status: 302 },
];

test('a file has one redirect per line, in the format of Netlify', () => {
  const { redirects, file, locate } = read(
    'redirects.txt',
    '# moved\r\n\r\n/old   /new\r\n/guide/a#x\thttps://example.org/a#b 302! # gone\r\n',
  );
  expect(redirects).toEqual(list);
  expect(file).toBe(join(root, 'redirects.txt'));
  expect(locate(1).at).toEqual({ file, line: 4, column: 1 });
});

test('a JSON file has the list of the configuration', () => {
  const { redirects, locate } = read('redirects.json', JSON.stringify(list, null, 2));
  expect(redirects).toEqual(list);
  expect(locate(1).at.line).toBe(6);
});

test.each([
  ['/old', '"/old" leads nowhere.'],
  ['/old /new 200', '"200" is not supported: the status is 301, 302, 307 or 308.'],
  ['/old /new 301 Country=us', '"301 Country=us" is not supported: the status is 301, 302, 307 or 308.'],
  ['/old/* /new', '"/old/*" is a pattern, and patterns are not supported.'],
  ['/old/:id /new', '"/old/:id" is a pattern, and patterns are not supported.'],
  ['old /new', expect.stringContaining('[0].from')],
])('%s is refused with its line', (line, message) => {
  try {
    read('redirects.txt', `\n${line}\n`);
    expect.unreachable();
  } catch (error) {
    expect([...getProblems(error)].map((problem) => [problem.message, problem.at?.line])).toEqual([[message, 2]]);
  }
});

test('a missing file is reported', () => {
  expect(() => readRedirects('./none.txt', root, config)).toThrow('none.txt does not exist');
});
