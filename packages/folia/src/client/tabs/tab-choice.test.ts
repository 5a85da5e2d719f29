import { describe, expect, test } from '@rstest/core';
import * as markup from '../../shared/markup';
import { getTabsKey, restoreTabs } from './tab-choice';

const open = [false, false, false];

const stored: [string | null, boolean[], number | 'as rendered'][] = [
  ['1', open, 1],
  ['0', open, 0],
  ['3', open, 'as rendered'],
  ['-1', open, 'as rendered'],
  ['x', open, 'as rendered'],
  ['1.5', open, 'as rendered'],
  ['01', open, 'as rendered'],
  ['1e0', open, 'as rendered'],
  ['length', open, 'as rendered'],
  ['item', open, 'as rendered'],
  [' 1', open, 'as rendered'],
  ['', open, 'as rendered'],
  [null, open, 'as rendered'],
  // a disabled tab is not restored
  ['1', [false, true], 'as rendered'],
];

test('the key of a group', () => expect(getTabsKey('package.manager')).toBe('folia.tabs.package.manager'));

interface Tabs {
  disabled: boolean[];
  /** @default 'g' */
  group?: string | undefined;
  getItem(key: string): string | null;
}

/** Which tab the inline script shows; 'as rendered' when it changes nothing. */
function restored({ disabled, group, getItem }: Tabs): number | 'as rendered' {
  const buttons = disabled.map((off) => ({ disabled: off, ariaSelected: 'rendered', tabIndex: 9 }));
  const panels = disabled.map(() => ({ hidden: 'rendered' }));
  // What the script defines; `HTMLElement` is an empty class.
  let Mark: (new () => { connectedCallback(): void }) | undefined;
  const customElements = {
    define(name: string, element: typeof Mark) {
      expect(name).toBe(markup.tabsMark);
      Mark = element;
    },
  };
  new Function('customElements', 'HTMLElement', 'localStorage', restoreTabs)(customElements, class {}, { getItem });
  const mark = Mark && new Mark();
  const parentNode = { children: [{ children: buttons }, ...panels, mark] };
  Object.assign(mark ?? {}, { parentNode, dataset: { group } });
  mark?.connectedCallback();
  if (panels.every(({ hidden }) => hidden === 'rendered')) return 'as rendered';
  const shown = panels.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  expect(shown).toHaveLength(1);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual(buttons.map((_, index) => (index === shown[0] ? 0 : -1)));
  expect(buttons.map(({ ariaSelected }) => ariaSelected)).toEqual(buttons.map((_, index) => index === shown[0]));
  return shown[0] ?? 'as rendered';
}

describe('the script in the head', () => {
  test.each(stored)('shows the stored %j of %j: %j', (value, disabled, expected) =>
    expect(restored({ disabled, group: 'g', getItem: () => value })).toBe(expected),
  );
  test('reads the key of the group', () =>
    expect(restored({ disabled: open, group: 'g', getItem: (key) => (key === getTabsKey('g') ? '2' : null) })).toBe(2));
  test('leaves tabs without a group unchanged', () =>
    expect(restored({ disabled: open, group: undefined, getItem: () => '1' })).toBe('as rendered'));
  test('is not harmed by blocked storage', () => {
    const getItem = () => {
      throw new Error('blocked');
    };
    expect(restored({ disabled: open, group: 'g', getItem })).toBe('as rendered');
  });
});
