import { describe, expect, test } from '@rstest/core';
import { records } from '../fixtures/records';
import { type EngineName, engineNames, getAdapter } from '.';

/** The files of an export. */
function getFiles(name: EngineName): string {
  const format = getAdapter(name).records('docs');
  const text = format.header + records.map(format.format).join(format.separator) + format.footer;
  return [...getAdapter(name).settings('docs'), { name: format.name, text }]
    .map((file) => `--- ${file.name}\n${file.text}`)
    .join('');
}

describe('exported files', () => {
  for (const name of engineNames) test(name, () => expect(getFiles(name)).toMatchSnapshot());

  test.each(['typesense', 'meilisearch', 'algolia'] as const)('%s: a record per line', (name) => {
    const format = getAdapter(name).records('docs');
    const lines = records.map(format.format).join(format.separator).split('\n');
    expect(lines.map((line) => JSON.parse(line).heading)).toEqual(['lib.dts', 'bundle']);
    const ids = lines.map((line) => JSON.parse(line)[name === 'algolia' ? 'objectID' : 'id']);
    expect(new Set(ids).size).toBe(2);
    if (name === 'meilisearch') for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,511}$/);
  });
});
