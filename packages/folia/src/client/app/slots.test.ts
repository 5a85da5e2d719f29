import { expect, test } from '@rstest/core';
import { createSlots, slotsFor } from './slots';

const Everywhere = () => null;
const AtHome = () => null;
const theme = {
  slots: {
    top: Everywhere,
    beforeNav: { pageType: 'home', load: async () => ({ default: AtHome }) },
    bottom: { pageType: 'custom', load: () => Promise.reject(new Error('never asked for')) },
  },
} as const;

test.each([
  ['home', ['beforeNav']],
  ['custom', ['bottom']],
  ['doc', []],
])('the slots that a %s page loads: %j', (pageType, expected) => {
  expect(slotsFor(theme, { page: { pageType } })).toEqual(expected);
});

test('a slot of one kind of page is available once it is loaded', async () => {
  const slots = createSlots(theme);
  expect(() => slots.get('beforeNav')).toThrow('has not been loaded');
  await slots.load('beforeNav');
  expect(slots.get('beforeNav')).toBe(AtHome);
});
