import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@rstest/core';
import { root } from '../place.mjs';
import { offencesIn, type Sources } from './rules';

const folders = [
  'packages/folia/src',
  'packages/create-folia/src',
  'packages/search-gateway/src',
  'docs',
  'website',
  'e2e',
  'bench',
  'scripts',
];
const leftOut = /(^|\/)(node_modules|dist|doc_build|\.[^/]+|fixtures|samples|test-results|public)(\/|$)/;

function workspace(): Sources {
  const sources = new Map<string, string>();
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
      if (!entry.isFile() || leftOut.test(path) || !/\.(ts|tsx|mjs|js|css)$/.test(path)) continue;
      sources.set(path, readFileSync(join(root, path), 'utf8'));
    }
  return sources;
}

test('every import, file name and length follows the rules of its room', () => {
  const sources = workspace();
  expect(sources.size).toBeGreaterThan(20);
  const offences = offencesIn(sources).map(({ at, problem, text }) => `${at}  ${problem}\n    ${text}`);
  expect(offences.join('\n')).toBe('');
});
