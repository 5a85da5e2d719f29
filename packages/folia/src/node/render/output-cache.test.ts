import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { type OutputCache, openOutputCache } from './output-cache';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-outputs-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const dist = (name = '') => join(place.root, 'dist', name);
const next = (name = '') => join(place.root, 'next', name);

/** One build: `make` fills the folder `next`, which then takes the place of `dist`. */
async function build<T>(make: (outputs: OutputCache) => T, version = '1'): Promise<T> {
  mkdirSync(next('sub'), { recursive: true });
  const outputs = openOutputCache({ file: join(place.root, 'outputs.json'), version, outDir: dist(), output: next() });
  const result = make(outputs);
  rmSync(dist(), { recursive: true, force: true });
  renameSync(next(), dist());
  await outputs.save();
  return result;
}

const first = () =>
  build((outputs) => {
    for (const name of ['a.html', 'sub/a.json']) writeFileSync(next(name), name);
    outputs.keep('a', { key: 'k', files: ['a.html', 'sub/a.json'], result: { n: 1 } });
  });

test('files made of the same things are taken over, build after build', async () => {
  await first();
  const { ino } = statSync(dist('a.html'));
  for (let turn = 0; turn < 2; turn++) {
    const found = await build((outputs) => outputs.reuse('a', 'k'));
    expect(found).toEqual({ result: { n: 1 } });
    expect(readFileSync(dist('sub/a.json'), 'utf8')).toBe('sub/a.json');
    expect(statSync(dist('a.html')).ino).toBe(ino);
  }
});

test('a part is known by what it was made of', async () => {
  await first();
  const keys = await build((outputs) => {
    const before = outputs.keyOf('a');
    outputs.reuse('a', 'k');
    return [before, outputs.keyOf('a'), outputs.keyOf('b')];
  });
  expect(keys).toEqual([undefined, 'k', undefined]);
});

test.each<[string, () => void, string, string]>([
  ['it is made of other things', () => {}, 'other', '1'],
  ['the engine is another one', () => {}, 'k', '2'],
  ['somebody has changed a file', () => writeFileSync(dist('sub/a.json'), 'changed'), 'k', '1'],
  ['somebody has removed a file', () => rmSync(dist('a.html')), 'k', '1'],
  ['the output is gone', () => rmSync(dist(), { recursive: true }), 'k', '1'],
  ['the notes are broken', () => writeFileSync(join(place.root, 'outputs.json'), '{'), 'k', '1'],
])('nothing is taken over when %s', async (_, change, key, version) => {
  await first();
  change();
  expect(await build((outputs) => outputs.reuse('a', key), version)).toBeNull();
  expect(readdirSync(dist(), { recursive: true })).toEqual(['sub']);
});
