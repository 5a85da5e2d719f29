import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { chooseDue, openPassNotes } from './choose-due.mjs';

const unseen = Array.from({ length: 20 }, (_, index) => ({ name: `new-${index}`, key: 'k', passed: null }));
const same = { name: 'same', key: 'k', passed: 'k' };
const changed = { name: 'changed', key: 'k2', passed: 'k' };

test('only candidates that changed since they passed are due', () => {
  expect(chooseDue([same, changed], { sample: 5, seed: '' })).toEqual(['changed']);
});

test('of candidates that never passed a sample is due, which depends on the seed', () => {
  const sampleOf = (seed: string) => chooseDue([...unseen, same], { sample: 5, seed });
  expect(sampleOf('a')).toHaveLength(5);
  expect(sampleOf('a')).toEqual(sampleOf('a'));
  expect(sampleOf('b')).not.toEqual(sampleOf('a'));
});

test('after some runs everything has passed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folia-notes-'));
  const notes = openPassNotes(folder);
  const due = () =>
    chooseDue(
      unseen.map((one) => ({ ...one, passed: notes.passed(one.name) })),
      { sample: 8, seed: '' },
    );
  const counts = [1, 2, 3, 4].map(() => {
    const names = due();
    for (const name of names) notes.note(name, 'k');
    return names.length;
  });
  rmSync(folder, { recursive: true });
  expect(counts).toEqual([8, 8, 4, 0]);
});
