import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { z } from 'zod';
import type { StandardSchema } from '../shared/standard-schema';
import { resolved } from './config/fixtures/resolved';
import { noHooks } from './config/plugins/site-hooks';
import { readAllFields } from './page-fields';

const root = mkdtempSync(join(tmpdir(), 'folia-fields-'));
afterAll(() => rmSync(root, { recursive: true }));

const schema = z.looseObject({
  level: z.enum(['easy', 'hard']).default('easy'),
  tags: z.array(z.string()).default([]),
  since: z.coerce.date().optional(),
  description: z.string().min(3).optional(),
  title: z.string().toUpperCase().optional(),
});

async function read(text: string, by: StandardSchema = schema) {
  const path = join(root, 'page.md');
  writeFileSync(path, text);
  const route = { id: 'page', locale: 'en', version: '' };
  const file = { route, path, relativePath: 'page.md', kind: 'md' as const };
  const config = { ...resolved({}), hooks: { ...noHooks, frontmatter: by, timeout: 20 } };
  const { values, problems } = (await readAllFields([file], config))[path] ?? { values: null, problems: [] };
  return { values, problems: problems.map(({ message, at }) => `${at?.line}:${at?.column} ${message}`) };
}

test('defaults and transformed values are added; own fields of Folia and other keys stay as they are', async () => {
  const { values, problems } = await read('---\ntitle: x\nsince: 2026-01-02\nother: 1\n---\n# A\n');
  expect(problems).toEqual([]);
  expect(values).toEqual({ level: 'easy', tags: [], since: '2026-01-02T00:00:00.000Z' });
});

test('a page without frontmatter has the defaults', async () =>
  expect((await read('# A\n')).values).toEqual({ level: 'easy', tags: [] }));

test('errors have their place in the page', async () => {
  const { problems } = await read(
    '---\r\ntitle: x\r\nlevel: medium\r\ntags:\r\n  - a\r\n  - 3\r\ndescription: x\r\n---\r\n',
  );
  expect(problems).toEqual([
    '3:8 level: Invalid option: expected one of "easy"|"hard"',
    '6:5 tags[1]: Invalid input: expected string, received number',
    '7:14 description: Too small: expected string to have >=3 characters',
  ]);
});

test('a missing field is reported where the frontmatter begins', async () =>
  expect((await read('---\ntitle: x\n---\n', z.object({ owner: z.string() }))).problems).toEqual([
    '2:1 owner: Invalid input: expected string, received undefined',
  ]));

const own = (validate: StandardSchema['~standard']['validate']): StandardSchema => ({
  '~standard': { version: 1, vendor: 'test', validate },
});

test.each<[string, StandardSchema, RegExp]>([
  ['has no path', own(() => ({ issues: [{ message: 'No.' }] })), /^2:1 The frontmatter is wrong: No\.$/],
  ['has keys as objects', own(() => ({ issues: [{ message: 'No.', path: [{ key: 'title' }] }] })), /^2:8 title: No\.$/],
  ['never settles', own(() => new Promise(() => {})), /The schema of `frontmatter` has not finished within 20 ms\.$/],
  [
    'throws',
    own(() => {
      throw new Error('broken');
    }),
    /The schema of `frontmatter` failed: broken$/,
  ],
])('an answer that %s', async (_, by, expected) =>
  expect((await read('---\ntitle: x\n---\n', by)).problems).toEqual([expect.stringMatching(expected)]),
);

test('broken YAML is left to the compiler', async () =>
  expect(await read('---\ntitle: [x\n---\n')).toEqual({ values: {}, problems: [] }));
