import type { z } from 'zod';

/** Every message of the validation: `{name}` is the key path, the rest comes from the check that failed. */
export const templates = {
  default: 'Validation error on field {name}',
  required: '{name} is required',
  whitespace: '{name} cannot be empty',
  enum: '{name} must be one of [{enum}]',
  kind: '{name} must have one of the keys [{enum}]',
  types: {
    string: '{name} is not a {type}',
    method: '{name} is not a {type}',
    array: '{name} is not an {type}',
    object: '{name} is not an {type}',
    number: '{name} is not a {type}',
    date: '{name} is not a {type}',
    boolean: '{name} is not a {type}',
    integer: '{name} is not an {type}',
    float: '{name} is not a {type}',
    regexp: '{name} is not a valid {type}',
    email: '{name} is not a valid {type}',
    url: '{name} is not a valid {type}',
    hex: '{name} is not a valid {type}',
  },
  string: {
    len: '{name} must be exactly {len} characters',
    min: '{name} must be at least {min} characters',
    max: '{name} cannot be longer than {max} characters',
    range: '{name} must be between {min} and {max} characters',
  },
  number: {
    len: '{name} must equal {len}',
    min: '{name} cannot be less than {min}',
    max: '{name} cannot be greater than {max}',
    range: '{name} must be between {min} and {max}',
  },
  array: {
    len: '{name} must be exactly {len} in length',
    min: '{name} cannot be less than {min} in length',
    max: '{name} cannot be greater than {max} in length',
    range: '{name} must be between {min} and {max} in length',
  },
  language: '{name} is not a language tag, such as en or pt-BR',
  pattern: '{name} does not match pattern {pattern}',
  date: {
    format: '{name} is invalid for date format {format}',
    parse: '{name} could not be parsed as date',
    invalid: '{name} is an invalid date',
  },
} as const;

export type TypeName = keyof typeof templates.types;

/** What a check of our own reports: a template, and what it needs besides the name. */
export interface CustomIssue {
  template: string;
  values?: Record<string, string | number>;
}

/** Fills `{name}` and its like; an unknown placeholder stays as it is. */
export function fill(template: string, values: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : whole,
  );
}

export const typeMessage = (name: string, type: TypeName): string => fill(templates.types[type], { name, type });

/** The message for one finding of Zod. Unknown keys and unions are handled before (`findings.ts`). */
export function createMessage(issue: z.core.$ZodIssue, name: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeIssue(issue, name);
    case 'invalid_value':
      return absent(issue.input)
        ? missing(issue.input, name)
        : fill(templates.enum, { name, enum: issue.values.join(', ') });
    case 'invalid_format':
      return formatIssue(issue, name);
    case 'too_small':
      return sizeIssue(issue, { name, bound: 'min', value: issue.minimum });
    case 'too_big':
      return sizeIssue(issue, { name, bound: 'max', value: issue.maximum });
    case 'custom':
      return customIssue(issue, name);
    default:
      return fill(templates.default, { name });
  }
}

const absent = (input: unknown): boolean => input === undefined || input === null;

/** YAML's `title:` without a value is null: there, but empty. */
export const missing = (input: unknown, name: string): string =>
  fill(input === null ? templates.whitespace : templates.required, { name });

const typeNames: Readonly<Record<string, TypeName>> = {
  int: 'integer',
  record: 'object',
  map: 'object',
  tuple: 'array',
  function: 'method',
  RegExp: 'regexp',
};

/** The name our templates use for a type as Zod calls it; null when there is none. */
export function findTypeName(expected: string): TypeName | null {
  const name = typeNames[expected] ?? expected;
  return isTypeName(name) ? name : null;
}

const isTypeName = (name: string): name is TypeName => Object.hasOwn(templates.types, name);

function typeIssue(issue: z.core.$ZodIssueInvalidType, name: string): string {
  if (absent(issue.input)) return missing(issue.input, name);
  const type = findTypeName(issue.expected);
  return type ? typeMessage(name, type) : fill(templates.default, { name });
}

function formatIssue(issue: z.core.$ZodIssueInvalidStringFormat, name: string): string {
  if (issue.format === 'regex') return fill(templates.pattern, { name, pattern: issue.pattern });
  const type = findTypeName(issue.format);
  return type ? typeMessage(name, type) : fill(templates.default, { name });
}

interface Size {
  name: string;
  bound: 'min' | 'max';
  value: number | bigint;
}

function sizeIssue(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, { name, bound, value }: Size): string {
  const table =
    issue.origin === 'string' ? templates.string : issue.origin === 'array' ? templates.array : templates.number;
  return fill(table[issue.exact ? 'len' : bound], { name, len: value, [bound]: value });
}

function customIssue(issue: z.core.$ZodIssueCustom, name: string): string {
  const { template, values } = issue.params ?? {};
  const known = typeof template === 'string';
  return fill(known ? template : templates.default, { ...(typeof values === 'object' ? values : {}), name });
}
