import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { jsonSchemas } from './json-schemas';

const folder = join(import.meta.dirname, '../../../schema');
const command = 'node packages/folia/scripts/write-schemas.mjs';

describe('JSON Schemas for editors', () => {
  for (const [name, schema] of Object.entries(jsonSchemas())) {
    test(`schema/${name} is current; otherwise run: ${command}`, () => {
      const written: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      expect(written).toEqual(JSON.parse(JSON.stringify(schema)));
    });
  }

  test('every field of the frontmatter says what it is for', () => {
    const written = JSON.stringify(jsonSchemas()['frontmatter.json']);
    for (const field of [
      'title',
      'pageType',
      'overviewHeaders',
      'hero',
      'features',
      'globalUIComponents',
      'head',
      'context',
    ]) {
      expect(written).toMatch(new RegExp(`"${field}":\\{[^}]*"description":`));
    }
  });
});
