import { expect, test } from '@rstest/core';
import { align, type Match } from './align';

const kindOf = (key: string) => key.slice(0, key.indexOf(':'));

test.each<[string, string[], string[], Match[]]>([
  ['nothing changed', ['h:A', 'p:x'], ['h:A', 'p:x'], [0, 1]],
  ['one added in front', ['d:1', 'p:x'], ['p:new', 'd:1', 'p:x'], [null, 0, 1]],
  ['one taken away', ['p:a', 'd:1', 'p:x'], ['d:1', 'p:x'], [1, 2]],
  ['text changed', ['h:A', 'p:x', 'p:y'], ['h:B', 'p:x', 'p:z'], [0, 1, 2]],
  ['changed and added', ['h:A', 'p:x', 'd:1'], ['h:B', 'p:new', 'p:x', 'd:2'], [0, null, 1, 2]],
  ['another kind', ['p:x'], ['d:x'], [null]],
  ['repeated', ['p:x', 'p:x'], ['p:x', 'p:x', 'p:x'], [0, 1, null]],
  ['from nothing', [], ['p:x'], [null]],
  ['to nothing', ['p:x'], [], []],
])('%s', (_title, olds, news, matches) => expect(align(olds, news, kindOf)).toEqual(matches));

test('a very long list whose middle changed is matched by place', () => {
  const olds = Array.from({ length: 2000 }, (_, index) => `p:${index}`);
  const news = olds.map((key) => `${key}!`);
  expect(align(olds, news, kindOf)).toEqual(olds.map((_, index) => index));
});
