import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { readComments, translateComments } from './comments';

const comments = new Map([['for every output', '对所有产物生效']]);

test.each([
  ['  // for every output', '  // 对所有产物生效'],
  ['a: 1, // for every output', 'a: 1, // 对所有产物生效'],
  ['/** for every output */ export const a: 1', '/** 对所有产物生效 */ export const a: 1'],
  [' * for every output', ' * 对所有产物生效'],
  ['# for every output', '# 对所有产物生效'],
  ['<!-- for every output -->', '<!-- 对所有产物生效 -->'],
  ['const a = b * c; // for every output', 'const a = b * c; // 对所有产物生效'],
  ['// for every output of it', '// for every output of it'],
  ["const a = 'for every output';", "const a = 'for every output';"],
])('translateComments %s', (code, expected) => expect(translateComments(code, comments)).toBe(expected));

test('readComments takes the nearest file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folia-comments-'));
  mkdirSync(join(root, 'a/src'), { recursive: true });
  mkdirSync(join(root, 'b'));
  writeFileSync(join(root, 'comments.zh.json'), '{ "one": "一" }');
  writeFileSync(join(root, 'a/comments.zh.json'), '{ "two": "二", "three": 3 }');
  writeFileSync(join(root, 'b/comments.zh.json'), 'null');
  const read = async (file: string, locale = 'zh') => readComments(join(root, file), { locale, root });
  expect(await read('x.ts')).toEqual({ path: join(root, 'comments.zh.json'), comments: new Map([['one', '一']]) });
  expect((await read('a/src/x.ts'))?.comments).toEqual(new Map([['two', '二']]));
  expect((await read('b/x.ts'))?.comments.size).toBe(0);
  expect(await read('a/src/x.ts', 'de')).toBeNull();
});
