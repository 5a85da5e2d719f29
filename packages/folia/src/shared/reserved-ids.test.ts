import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { pageDataId } from './constants';
import { isReservedId, newTabId, reservedIds } from './reserved-ids';

const folders = ['../theme', '../client', '../node/render', '../node/content'].map((folder) =>
  join(import.meta.dirname, folder),
);
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8')),
);
const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id)));

test('every id in the sources is on the list, and no other', () => {
  expect([...used, pageDataId, newTabId].sort()).toEqual([...reservedIds].sort());
});

test.each([
  ['_r_1_', true],
  ['_R_3f_', true],
  ['folia-page-1', false],
  ['Folia', false],
])('%s', (id, reserved) => expect(isReservedId(id)).toBe(reserved));
