import { expect, test } from '@rstest/core';
import { textOf } from './text-of';

const Icon = () => <svg aria-hidden="true" />;

test.each([
  ['text', 'text'],
  [3, '3'],
  [null, ''],
  [false, ''],
  [
    <>
      <Icon /> npm <b>run</b>
    </>,
    ' npm run',
  ],
])('the text of %o', (node, expected) => expect(textOf(node)).toBe(expected));
