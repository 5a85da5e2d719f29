import { expect, test } from '@rstest/core';
import { writePage } from '../page/write-page';
import { commentFindings } from './comments';

const page = writePage('```ts file="/samples/a.ts"\n```\n\n```ts file="/samples/output/b.ts"\n```', { locale: 'zh' });
const problems = (source: string, table: { [comment: string]: string } = {}) =>
  commentFindings([page], { locale: 'zh', table, read: (path) => (path.endsWith('a.ts') ? source : '// made by it') });

test.each([
  ['a; // for every output', { 'for every output': '对所有产物生效' }],
  ['// #region use', {}],
  ["const glob = './src/**/*.ts';", {}],
])('%s', (source, table) => expect(problems(source, table)).toEqual([]));

test('a comment without translation, a translation without comment', () => {
  expect(problems('/** One of two. */', { 'Two of two.': '二之二。' })).toEqual([
    {
      at: 'zh/guide/x.mdx:1',
      problem: 'The comment "One of two." of /samples/a.ts is not in website/samples/comments.zh.json.',
    },
    { at: 'website/samples/comments.zh.json', problem: 'No quoted sample has the comment "Two of two.".' },
  ]);
});
