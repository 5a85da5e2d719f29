import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from './place.mjs';
import type { ReportedTest } from './reports.mjs';
import { isProven, judge, linesOf, readRequirements } from './requirements.mjs';

const requirement = (id: string, priority: 'M' | 'R' | 'A' = 'M') => ({ id, priority, text: `What ${id} says.` });
const areas = [
  { area: 'AA', title: 'One', requirements: [requirement('AA-01'), requirement('AA-02', 'R')] },
  { area: 'BB', title: 'Two', requirements: [requirement('BB-01', 'A')] },
];
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

/** A test that is annotated at `AA-01@a.test.ts:1:1`. */
const annotated = (at: string, status: ReportedTest['status'] = 'passed'): ReportedTest => {
  const [id = '', place = ''] = at.split('@');
  return { title: `${place} works`, status, proves: [{ id, place }] };
};
const proven = [annotated('AA-01@a:1:1'), annotated('AA-02@a:2:1'), annotated('BB-01@b:1:1')];

test('no findings when every requirement has one place whose tests passed', () => {
  const findings = judge(areas, proven);
  expect([linesOf(findings), isProven(findings)]).toEqual([['3 of 3 requirements proven.'], true]);
});

describe('not proven', () => {
  const reasonOf = (tests: ReportedTest[]) => judge(areas, tests).unproven.map(({ reason }) => reason)[0];

  test('without a test, whatever the priority', () => {
    const { unproven } = judge(areas, []);
    expect(unproven.map(({ requirement: { id }, reason }) => [id, reason])).toEqual([
      ['AA-01', 'no test'],
      ['AA-02', 'no test'],
      ['BB-01', 'no test'],
    ]);
  });
  test('when one test of the group failed', () => {
    const tests = [...proven, annotated('AA-01@a:1:1', 'failed')];
    expect(reasonOf(tests)).toBe('a:1:1 "a:1:1 works" did not pass at the first try');
  });
  test('when one test of the group was skipped', () => {
    expect(reasonOf([...proven, annotated('AA-02@a:2:1', 'skipped')])).toBe('a:2:1 "a:2:1 works" was skipped');
  });
});

test('two places for one requirement are a finding', () => {
  const findings = judge(areas, [...proven, annotated('AA-01@c:7:3')]);
  expect(findings.repeated).toEqual([{ id: 'AA-01', places: ['a:1:1', 'c:7:3'] }]);
  expect(isProven(findings)).toBe(false);
});

test('an id that is in no list is unknown', () => {
  const findings = judge(areas, [...proven, annotated('AA-09@c:7:3')]);
  expect(findings.unknown).toEqual([{ id: 'AA-09', places: ['c:7:3'] }]);
  expect(isProven(findings)).toBe(false);
});

test('a title that mentions an id proves nothing', () => {
  const titled: ReportedTest = { title: 'BB-01 works', status: 'passed', proves: [] };
  expect(judge(areas, [...proven.slice(0, 2), titled]).unproven.map(({ reason }) => reason)).toEqual(['no test']);
});

test('the lines list every open requirement', () => {
  const tests = [annotated('AA-01@a:1:1'), annotated('AA-01@c:7:3'), annotated('ZZ-01@c:9:3')];
  expect(linesOf(judge(areas, tests))).toEqual([
    'Unknown:',
    '  ZZ-01  c:9:3',
    'Proven twice:',
    '  AA-01  a:1:1, c:7:3',
    'Not proven:',
    '  AA-02  What AA-02 says.',
    '         no test',
    '  BB-01  What BB-01 says.',
    '         no test',
    '1 of 3 requirements proven.',
  ]);
});

describe('the list of this repository', () => {
  const list = readRequirements(join(root, 'requirements'));
  const all = list.flatMap(({ requirements }) => requirements);

  test('every id is unique, in its area, and numbered consecutively', () => {
    for (const { area, requirements } of list)
      expect(ids(requirements)).toEqual(
        requirements.map((_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
      );
    expect(new Set(ids(all)).size).toBe(all.length);
  });
  test('every area is complete', () => {
    expect(Object.fromEntries(list.map(({ area, requirements }) => [area, requirements.length]))).toEqual(counts);
  });
  test('every entry has a priority and a text', () => {
    for (const { id, priority, text } of all) {
      expect(`${id} ${priority}`).toMatch(/ [MRA]$/);
      expect(text, id).toMatch(/^["“/A-Z`?\d].{10,}\.$/);
    }
  });
});

// biome-ignore format: a table
const counts = {
  SF: 19, RT: 34, PD: 17, ST: 8, UI: 9, NV: 15, SO: 6, SB: 25, MB: 11, DP: 13, OL: 7, DF: 13, CB: 9, TB: 9, IZ: 14, OV: 12,
  HM: 9, LD: 18, BN: 9, FM: 18, SU: 25, SI: 19, RS: 7, AP: 12, LG: 14, VS: 6, PB: 5, NF: 7, CP: 4, CF: 12, BD: 4, CN: 28,
  ER: 9, AX: 13, RZ: 16,
};
