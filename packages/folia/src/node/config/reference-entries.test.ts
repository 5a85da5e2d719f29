import { expect, test } from '@rstest/core';
import { z } from 'zod';
import { collectEntries } from './reference-entries';

test('entries have path, type, default, description and version', () => {
  const mode = z.discriminatedUnion('mode', [
    z.strictObject({ mode: z.literal('a').describe('How.'), size: z.int().default(2).describe('How large.') }),
    z.strictObject({ mode: z.literal('b') }),
  ]);
  const schema = z.strictObject({
    mixed: z.boolean().nullable().describe('Or null.'),
    list: z
      .array(z.enum(['x', 'y']))
      .default([])
      .describe('A list.'),
    union: z
      .union([z.literal(false), mode])
      .prefault(false)
      .describe('A union.')
      .meta({ since: '0.2.0' }),
    oneOrMore: z.union([z.strictObject({ size: z.int() }), z.array(z.strictObject({ size: z.int() }))]),
    items: z.array(z.strictObject({ name: z.string().transform(Number).default(1).describe('A name.') })),
  });
  expect(collectEntries(schema).map((entry) => Object.values(entry))).toEqual([
    ['mixed', 'boolean | null', '', ['Or null.'], '0.1.0'],
    ['list', "('x' | 'y')[]", '[]', ['A list.'], '0.1.0'],
    ['union', 'false | object', 'false', ['A union.'], '0.2.0'],
    ['union.mode', "'a' | 'b'", '', ['How.'], '0.1.0'],
    ['union.size', 'number', '2', ['How large.'], '0.1.0'],
    ['oneOrMore', 'object | object[]', '', [], '0.1.0'],
    ['oneOrMore.size', 'number', '', [], '0.1.0'],
    ['items', 'object[]', '', [], '0.1.0'],
    ['items[].name', 'string', '1', ['A name.'], '0.1.0'],
  ]);
});
