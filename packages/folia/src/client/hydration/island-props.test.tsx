import { describe, expect, test } from '@rstest/core';
import { createElement } from 'react';
import { packProps, unpackProps } from './island-props';

const wrap = (_content: unknown, index: number) => createElement('i', { key: index }, index);
const packed = (props: { [key: string]: unknown }) => packProps(props, wrap);

describe('props of islands', () => {
  test('plain data goes through; undefined is left out', () => {
    const props = { a: 1, b: 'x', c: null, d: [true, { e: 'f' }, undefined], g: undefined };
    expect(packed(props).json).toEqual({ a: 1, b: 'x', c: null, d: [true, { e: 'f' }, null] });
  });

  test('elements become slots, also in arrays and objects; children become one', () => {
    const { json, slots } = packed({
      icon: <b>icon</b>,
      items: [{ body: <p>one</p> }, 'text'],
      children: ['\n', <p key="x">x</p>],
    });
    expect(json).toEqual({ icon: { $slot: 0 }, items: [{ body: { $slot: 1 } }, 'text'], children: { $slot: 2 } });
    expect(slots).toHaveLength(3);
  });

  test('a list of nodes in a list is one slot', () => {
    const { json, slots } = packed({ panels: [['\n', <p key="a">a</p>, <p key="b">b</p>], <p key="c">c</p>, ['x']] });
    expect(json).toEqual({ panels: [{ $slot: 0 }, { $slot: 1 }, ['x']] });
    expect(slots).toHaveLength(2);
  });

  test('children without elements stay what they are', () => {
    expect(packed({ children: 'text' }).json).toEqual({ children: 'text' });
  });

  test('the browser gets them back in their places', () => {
    const { json } = packed({ items: [{ body: <p>one</p> }, 2], children: <p>two</p> });
    expect(unpackProps(json, (index) => `slot ${index}`)).toEqual({
      items: [{ body: 'slot 0' }, 2],
      children: 'slot 1',
    });
  });

  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  test.each([
    [{ onClick: () => {} }, 'the property "onClick" cannot be sent to the browser: it is a function.'],
    [{ rows: [{ key: Symbol('x') }] }, 'the property "rows.0.key" cannot be sent to the browser: it is a symbol.'],
    [{ when: new Date(0) }, 'the property "when" cannot be sent to the browser: it is an instance of Date.'],
    [{ size: Number.NaN }, 'the property "size" cannot be sent to the browser: it is NaN.'],
    [{ big: 1n }, 'the property "big" cannot be sent to the browser: it is a bigint.'],
    [{ tree: cycle }, 'the property "tree.self" cannot be sent to the browser: it contains itself.'],
    [{ x: { $slot: 1 } }, 'the property "x" cannot be sent to the browser: the key "$slot" is taken.'],
  ])('%o is refused', (props, message) => expect(() => packed(props)).toThrow(message));
});
