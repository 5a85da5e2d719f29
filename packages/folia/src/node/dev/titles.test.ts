import { expect, test } from '@rstest/core';
import { titleIn } from './titles';

test.each([
  ['---\ntitle: "A: b"\n---\n# B', 'A: b'],
  ['---\ndescription: x\n---\n\n# Hello `code` and **bold**', 'Hello code and bold'],
  ['\uFEFF# With BOM\r\n', 'With BOM'],
  ['```sh\n# not this\n```\n\n# This', 'This'],
  ['# 标题 \\{#title}', '标题'],
  ['# [Link](./x.md) text', 'Link text'],
  ['## Only a second level', ''],
  ['', ''],
])('title of %j is %j', (source, title) => expect(titleIn(source)).toBe(title));

test('runs of spaces and unclosed fences take no longer than others', () => {
  expect(titleIn(`${'```\n~~~\n'.repeat(30_000)}\n# A`)).toBe('A');
  expect(titleIn(`# A${' '.repeat(50_000)}b`)).toMatch(/^A +b$/);
});
