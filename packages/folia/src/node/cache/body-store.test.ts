import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { readBody } from './body-store';
import { createCacheWriter } from './cache';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-bodies-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const bodies = ['<p>one</p>', '<p>二 🙂</p>', ''].map((body) => ({
  body,
  islands: [{ use: 'a#A', props: { n: 1 } }],
  sections: [],
}));

function store() {
  const writer = createCacheWriter({ folder: join(place.root, 'a'), version: '' });
  const pointers = bodies.map((body) => writer.append(JSON.stringify(body)));
  writer.close();
  return pointers;
}

test('bodies are read back unchanged, in any order', () => {
  expect(store().toReversed().map(readBody)).toEqual(bodies.toReversed());
});

test('a truncated file is an error, not half a body', () => {
  const [first, , last] = store();
  truncateSync(last?.file ?? '', (last?.start ?? 0) + 3);
  expect(() => last && readBody(last)).toThrow('has been changed');
  expect(first && readBody(first)).toEqual(bodies[0]);
});
