import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { openCache } from './cache/cache';
import type { Task } from './render/jobs';
import type { Made } from './render/output-file';
import { type CachedRunInput, createCachedRun } from './run-cached';

const place = { root: '' };
beforeEach(() => {
  place.root = mkdtempSync(join(tmpdir(), 'folia-outputs-'));
});
afterEach(() => rmSync(place.root, { recursive: true }));

const dist = (name = '') => join(place.root, 'dist', name);
const next = (name = '') => join(place.root, 'next', name);
const files = ['a.html', 'sub/a.json'];

/** One build, which runs one job; returns whether the job ran. */
async function build({ word = 'task', renderedWith = 'r', version = '1', problems = 0 } = {}): Promise<boolean> {
  mkdirSync(next('sub'), { recursive: true });
  const ran = { times: 0 };
  const made: Made = {
    files: files.map((path) => ({ path, content: { kind: 'written' } })),
    problems: Array.from({ length: problems }, () => ({
      level: 'warning',
      message: '',
      hint: null,
      at: null,
      frame: null,
    })),
  };
  const pool = {
    async run() {
      ran.times++;
      for (const path of files) writeFileSync(next(path), path);
      return made;
    },
  };
  const outputs = openCache({ folder: join(place.root, 'cache'), version });
  const config = { outDir: dist(), compress: false };
  // what running a job needs of them
  const workspace = { pool, outputs, config } as unknown as CachedRunInput['workspace'];
  const input = { workspace, rendering: { server: '', renderedWith }, output: next() } as unknown as CachedRunInput;
  const result = await createCachedRun(input)('writeIndex', word as unknown as Task<'writeIndex'>);
  expect(result.files.map(({ path }) => path)).toEqual(files);
  outputs.close();
  rmSync(dist(), { recursive: true, force: true });
  mkdirSync(dirname(dist()), { recursive: true });
  renameSync(next(), dist());
  return ran.times > 0;
}

test('files with the same input are copied to the new output, build after build', async () => {
  expect(await build()).toBe(true);
  const { ino } = statSync(dist('a.html'));
  for (let turn = 0; turn < 2; turn++) {
    expect(await build()).toBe(false);
    expect(readFileSync(dist('sub/a.json'), 'utf8')).toBe('sub/a.json');
    expect(statSync(dist('a.html')).ino).toBe(ino);
  }
});

test.each<[string, () => void, Parameters<typeof build>[0]]>([
  ['the task is another one', () => {}, { word: 'other' }],
  ['it is rendered with other code', () => {}, { renderedWith: 's' }],
  ['the engine is another one', () => {}, { version: '2' }],
  ['somebody has changed a file', () => writeFileSync(dist('sub/a.json'), 'changed'), {}],
  ['somebody has cut off a file', () => truncateSync(dist('sub/a.json'), 1), {}],
  ['somebody has removed a file', () => rmSync(dist('a.html')), {}],
  ['the output is gone', () => rmSync(dist(), { recursive: true }), {}],
  [
    'the cache is broken',
    () => {
      for (const name of readdirSync(join(place.root, 'cache'))) writeFileSync(join(place.root, 'cache', name), '{');
    },
    {},
  ],
])('the job runs again when %s', async (_, change, settings) => {
  await build();
  change();
  expect(await build(settings)).toBe(true);
});

test('a result with problems is made again', async () => {
  await build({ problems: 1 });
  expect(await build()).toBe(true);
});
