import { describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { z } from 'zod';
import { createMessage, fill, templates, typeMessage } from './messages';
import { between, email, fails, filled, hexColor, url } from './schema/parts';

describe('messages of the validation', requirement('RZ-06', 'RZ-07', 'CN-27'), () => {
  describe('every template', () => {
    const name = 'title';
    const cases: [template: string, values: object, message: string][] = [
      [templates.default, {}, 'Validation error on field title'],
      [templates.required, {}, 'title is required'],
      [templates.whitespace, {}, 'title cannot be empty'],
      [templates.enum, { enum: 'a, b' }, 'title must be one of [a, b]'],
      [templates.pattern, { pattern: '/x/' }, 'title does not match pattern /x/'],
      [templates.string.len, { len: 3 }, 'title must be exactly 3 characters'],
      [templates.string.min, { min: 3 }, 'title must be at least 3 characters'],
      [templates.string.max, { max: 3 }, 'title cannot be longer than 3 characters'],
      [templates.string.range, { min: 1, max: 3 }, 'title must be between 1 and 3 characters'],
      [templates.number.len, { len: 3 }, 'title must equal 3'],
      [templates.number.min, { min: 3 }, 'title cannot be less than 3'],
      [templates.number.max, { max: 3 }, 'title cannot be greater than 3'],
      [templates.number.range, { min: 1, max: 3 }, 'title must be between 1 and 3'],
      [templates.array.len, { len: 3 }, 'title must be exactly 3 in length'],
      [templates.array.min, { min: 3 }, 'title cannot be less than 3 in length'],
      [templates.array.max, { max: 3 }, 'title cannot be greater than 3 in length'],
      [templates.array.range, { min: 1, max: 3 }, 'title must be between 1 and 3 in length'],
      [templates.date.format, { format: 'YYYY' }, 'title is invalid for date format YYYY'],
      [templates.date.parse, {}, 'title could not be parsed as date'],
      [templates.date.invalid, {}, 'title is an invalid date'],
    ];
    for (const [template, values, message] of cases) {
      test(message, () => expect(fill(template, { name, ...values })).toBe(message));
    }

    const types: [keyof typeof templates.types, string][] = [
      ['string', 'title is not a string'],
      ['method', 'title is not a method'],
      ['array', 'title is not an array'],
      ['object', 'title is not an object'],
      ['number', 'title is not a number'],
      ['date', 'title is not a date'],
      ['boolean', 'title is not a boolean'],
      ['integer', 'title is not an integer'],
      ['float', 'title is not a float'],
      ['regexp', 'title is not a valid regexp'],
      ['email', 'title is not a valid email'],
      ['url', 'title is not a valid url'],
      ['hex', 'title is not a valid hex'],
    ];
    for (const [type, message] of types) test(message, () => expect(typeMessage(name, type)).toBe(message));

    test('all types of the list are in the table', () =>
      expect(types.map(([type]) => type)).toEqual(Object.keys(templates.types)));
  });

  /** The message for a value that a schema refuses. */
  function refusal(schema: z.ZodType, value: unknown): string | undefined {
    const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
    return issue && createMessage(issue, 'x');
  }

  describe('the message of a check', () => {
    const cases: [string, z.ZodType, unknown, string][] = [
      ['absent', z.string(), undefined, 'x is required'],
      ['null, as YAML reads an empty value', z.string(), null, 'x cannot be empty'],
      ['blank text', filled(), ' \t', 'x cannot be empty'],
      ['text', z.string(), 1, 'x is not a string'],
      ['number', z.number(), '1', 'x is not a number'],
      ['integer', z.int(), 1.5, 'x is not an integer'],
      ['boolean', z.boolean(), 'yes', 'x is not a boolean'],
      ['list', z.array(z.string()), 'a', 'x is not an array'],
      ['object', z.strictObject({}), [], 'x is not an object'],
      ['record', z.record(z.string(), z.string()), 'a', 'x is not an object'],
      ['enum', z.enum(['a', 'b']), 'c', 'x must be one of [a, b]'],
      ['absent enum', z.enum(['a', 'b']), undefined, 'x is required'],
      ['pattern', z.string().regex(/^a/), 'b', 'x does not match pattern /^a/'],
      ['text too short', z.string().min(2), 'a', 'x must be at least 2 characters'],
      ['text too long', z.string().max(2), 'abc', 'x cannot be longer than 2 characters'],
      ['text of a length', z.string().length(2), 'abc', 'x must be exactly 2 characters'],
      ['number too small', z.number().min(2), 1, 'x cannot be less than 2'],
      ['number too large', z.number().max(2), 3, 'x cannot be greater than 2'],
      ['number between', between(1, 6), 7, 'x must be between 1 and 6'],
      ['list too short', z.array(z.string()).min(1), [], 'x cannot be less than 1 in length'],
      ['list too long', z.array(z.string()).max(1), ['a', 'b'], 'x cannot be greater than 1 in length'],
      ['list of a length', z.array(z.string()).length(2), ['a'], 'x must be exactly 2 in length'],
      ['e-mail of Zod', z.email(), 'a', 'x is not a valid email'],
      ['a check that fails without words', z.string().refine(() => false), 'a', 'Validation error on field x'],
    ];
    for (const [title, schema, value, message] of cases)
      test(title, () => expect(refusal(schema, value)).toBe(message));

    test('a check that throws has failed', () => {
      const schema = z.string().check(
        fails(
          () => {
            throw new Error('inside');
          },
          { template: templates.default },
        ),
      );
      expect(refusal(schema, 'a')).toBe('Validation error on field x');
    });
  });

  describe('limits and formats', () => {
    const mail = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
    const link = (length: number) => `https://example.org/${'a'.repeat(length - 'https://example.org/'.length)}`;
    const cases: [string, z.ZodType, string, string | undefined][] = [
      ['an e-mail of 320 characters', email(), mail(320), undefined],
      ['an e-mail of 321 characters', email(), mail(321), 'x cannot be longer than 320 characters'],
      ['an e-mail without a host', email(), 'a@b', 'x is not a valid email'],
      ['a URL of 2048 characters', url(), link(2048), undefined],
      ['a URL of 2049 characters', url(), link(2049), 'x cannot be longer than 2048 characters'],
      ['a URL without a scheme', url(), 'example.org', 'x is not a valid url'],
      ['a script is no URL', url(), 'javascript:alert(1)', 'x is not a valid url'],
      ['three digits', hexColor(), '#abc', undefined],
      ['six digits, upper case, no #', hexColor(), 'AABBCC', undefined],
      ['four digits', hexColor(), '#abcd', 'x is not a valid hex'],
      ['five digits', hexColor(), '#abcde', 'x is not a valid hex'],
      ['eight digits', hexColor(), '#aabbccdd', 'x is not a valid hex'],
      ['no digits', hexColor(), '#xyz', 'x is not a valid hex'],
    ];
    for (const [title, schema, value, message] of cases)
      test(title, () => expect(refusal(schema, value)).toBe(message));
  });
});
