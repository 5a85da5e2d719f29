import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from './place.mjs';
import { idsIn, judge, linesOf, readRequirements } from './requirements.mjs';

const requirement = (id: string, priority: 'M' | 'R' | 'A' = 'M') => ({ id, priority, text: `What ${id} says.` });
const list = {
  areas: [
    {
      area: 'AA',
      title: 'One',
      requirements: [requirement('AA-01'), requirement('AA-02', 'R'), requirement('AA-03', 'A')],
    },
    { area: 'BB', title: 'Two', requirements: [requirement('BB-01'), requirement('BB-02')] },
  ],
  pending: ['BB'],
};
const passed = (title: string) => ({ title, passed: true });
const failed = (title: string) => ({ title, passed: false });
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

test.each([
  ['SB-11 SB-12 groups', ['SB-11', 'SB-12']],
  ['AX /guide/ has no violation', []],
  ['C-21 and RFC-2119 are none', []],
  ['UI-01…UI-04 names two', ['UI-01', 'UI-04']],
])('ids in "%s"', (title, expected) => expect(idsIn(title)).toEqual(expected));

describe('what is missing', () => {
  test('everything without tests, except what is pending', () => {
    const { missing, advised, pending } = judge(list, []);
    expect([ids(missing), ids(advised), ids(pending)]).toEqual([['AA-01', 'AA-02'], ['AA-03'], ['BB-01', 'BB-02']]);
  });
  test('a test that failed shows nothing, one that passed is enough', () => {
    const { missing, shown } = judge(list, [failed('AA-01 x'), passed('AA-02 y'), failed('AA-02 z')]);
    expect([ids(missing), shown]).toEqual([['AA-01'], 1]);
  });
  test('single requirements can be pending, too', () => {
    const { missing, pending } = judge({ ...list, pending: ['AA-01', 'BB-02'] }, [passed('AA-02')]);
    expect([ids(missing), ids(pending)]).toEqual([['BB-01'], ['AA-01', 'BB-02']]);
  });
  test('an id that no list has is a slip of the pen', () => {
    expect(judge(list, [passed('AA-09 x'), passed('ZZ-01 y')]).unknown).toEqual(['AA-09']);
  });
});

test('the lines name everything that is open', () => {
  const lines = linesOf(judge(list, [passed('AA-01')]), list.pending);
  expect(lines).toEqual([
    'Not demanded yet: BB (2 open).',
    'Advised, and not shown by any test:',
    '  AA-03 A  What AA-03 says.',
    'Not shown by any passing test:',
    '  AA-02 R  What AA-02 says.',
    '1 requirements shown, 1 missing.',
  ]);
});

describe('the list of this repository', () => {
  const { areas, pending } = readRequirements(join(root, 'requirements'));
  const all = areas.flatMap(({ requirements }) => requirements);

  test('every id is there once, in its area, and numbered through', () => {
    for (const { area, requirements } of areas)
      expect(ids(requirements)).toEqual(
        requirements.map((_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
      );
    expect(new Set(ids(all)).size).toBe(all.length);
  });
  test('every line is one short sentence with a priority', () => {
    for (const { id, priority, text } of all) {
      expect(`${id} ${priority}`).toMatch(/ [MRA]$/);
      expect(text, id).toMatch(/^[A-Z`].{10,120}\.$/);
      expect(text, id).not.toMatch(/\. [A-Z]/);
    }
  });
  test('what is pending exists', () => {
    const names = [...areas.map(({ area }) => area), ...ids(all)];
    for (const name of pending) expect(names).toContain(name);
  });
});
