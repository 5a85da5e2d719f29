import { describe, expect, test } from '@rstest/core';
import { readChoice, restoreTabs, tabsKeyOf, tabsMark } from './tab-choice';

const open = [false, false, false];

const stored: [string | null, boolean[], number | null][] = [
  ['1', open, 1],
  ['0', open, 0],
  ['3', open, null],
  ['-1', open, null],
  ['x', open, null],
  ['1.5', open, null],
  ['01', open, null],
  ['1e0', open, null],
  ['length', open, null],
  ['item', open, null],
  [' 1', open, null],
  ['', open, null],
  [null, open, null],
  // a disabled tab is not restored
  ['1', [false, true], null],
];

describe('TB-03 a stored index', () => {
  test.each(stored)('%j of %j', (value, disabled, expected) => expect(readChoice(value, disabled)).toBe(expected));
});

test('TB-01 the key of a group', () => expect(tabsKeyOf('package.manager')).toBe('folia.tabs.package.manager'));

/** Which tab the inline script shows ; 'as drawn' when it lets them be. */
function restored(disabled: boolean[], getItem: (key: string) => string | null): number | 'as drawn' {
  const buttons = disabled.map((off) => ({ disabled: off, ariaSelected: 'drawn', tabIndex: 9 }));
  const panels = disabled.map(() => ({ hidden: 'drawn' }));
  let connected: ((this: unknown) => void) | undefined;
  const customElements = {
    define: (name: string, { prototype }: { prototype: { connectedCallback(): void } }) => {
      expect(name).toBe(tabsMark);
      connected = prototype.connectedCallback;
    },
  };
  new Function('customElements', 'HTMLElement', 'localStorage', restoreTabs)(customElements, class {}, { getItem });
  const list = { children: buttons };
  connected?.call({ parentNode: { children: [list, ...panels, {}] }, dataset: { group: 'g' } });
  const shown = panels.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  if (panels.every(({ hidden }) => hidden === 'drawn')) return 'as drawn';
  expect(shown).toHaveLength(1);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual(buttons.map((_, index) => (index === shown[0] ? 0 : -1)));
  expect(buttons.map(({ ariaSelected }) => ariaSelected)).toEqual(buttons.map((_, index) => index === shown[0]));
  return shown[0] ?? 'as drawn';
}

describe('TB-02 TB-03 the script in the head keeps to the same rule', () => {
  test.each(stored)('%j of %j', (value, disabled, expected) =>
    expect(restored(disabled, () => value)).toBe(expected ?? 'as drawn'),
  );
  test('it reads the key of the group', () =>
    expect(restored(open, (key) => (key === tabsKeyOf('g') ? '2' : null))).toBe(2));
  test('blocked storage is harmless', () =>
    expect(
      restored(open, () => {
        throw new Error('blocked');
      }),
    ).toBe('as drawn'));
});
