import type { z } from 'zod';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { didYouMean, nearestName } from '../support/nearest';
import { findFormerOption } from './former-options';
import { createMessage, fill, findTypeName, missing, templates, typeMessage } from './messages';
import { type KeyPath, locate, nameIn, nameOf, type Source } from './source';

/** The value as the schema makes it (null when something is wrong), and everything that is wrong with it. */
export interface Checked<T> {
  value: T | null;
  problems: Problem[];
}

/** Checks a value against a schema. Nothing is thrown; every finding has its position in the source. */
export function checkValue<S extends z.ZodType>(schema: S, value: unknown, source: Source): Checked<z.output<S>> {
  const result = schema.safeParse(value, { reportInput: true, error: listKnownKeys });
  if (result.success) return { value: result.data, problems: [] };
  return { value: null, problems: result.error.issues.flatMap((issue) => describeIssue(issue, [], source)) };
}

/** Zod passes the schema of an issue only to the error function: the message of an unknown key lists the known ones. */
function listKnownKeys({ code, inst }: z.core.$ZodRawIssue): string | undefined {
  // Zod documents `$ZodTypes` as the union to cast to when a schema is looked into.
  const definition = (inst as z.core.$ZodTypes | undefined)?._zod.def;
  return code === 'unrecognized_keys' && definition?.type === 'object'
    ? Object.keys(definition.shape).join(' ')
    : undefined;
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue, above: KeyPath, source: Source): Problem[] {
  const path = [...above, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey([...path, key], issue.message.split(' '), source));
    case 'invalid_union':
      return unionFindings(issue, path, source);
    case 'invalid_key':
      return issue.issues.map((inner) =>
        finding(createMessage(inner, nameIn(source, path)), path, { source, what: 'key' }),
      );
    default:
      return [valueFinding(issue, path, source)];
  }
}

function valueFinding(issue: Issue, path: KeyPath, source: Source): Problem {
  const hint = unquoted(issue) ? `Put the value in quotes: "${String(issue.input)}".` : null;
  return { ...finding(createMessage(issue, nameIn(source, path)), path, { source }), hint };
}

/** YAML reads `title: 404` as a number, `title: yes` stays text; in JSON and code the advice holds as well. */
const unquoted = (issue: Issue): boolean =>
  issue.code === 'invalid_type' && issue.expected === 'string' && /^(number|boolean)$/.test(typeof issue.input);

/** `what` says whether the key or the value is at fault. */
interface At {
  source: Source;
  what?: 'key' | 'value';
}

function finding(message: string, path: KeyPath, { source, what = 'value' }: At): Problem {
  return createProblem(message, locate(source, source.getPosition(path, what)));
}

function unknownKey(path: KeyPath, known: readonly string[], source: Source): Problem {
  const former = findFormerOption(path);
  if (former) return { ...finding(former.message, path, { source, what: 'key' }), hint: former.hint };
  // An index in a file that is a list is no help to its author; the position is.
  const message = `Unknown key "${nameOf(path.slice(path.findIndex((part) => typeof part === 'string')))}" in ${source.label}`;
  const hint = didYouMean(nearestName(String(path.at(-1)), known), `Known keys: ${known.join(', ')}.`);
  return { ...finding(message, path, { source, what: 'key' }), hint };
}

/**
 * A union has findings for each of its branches. Only those of the branch that was probably meant are reported: one of the right
 * type, with the fewest findings. When no branch has the right type, the types are listed.
 */
function unionFindings(issue: z.core.$ZodIssueInvalidUnion, path: KeyPath, source: Source): Problem[] {
  if (issue.errors.length === 0) return [discriminatorFinding(issue, path, source)];
  if (issue.input === undefined || issue.input === null)
    return [finding(missing(issue.input, nameIn(source, path)), path, { source })];
  const branches = issue.errors.filter((issues) => !issues.some(isTypeMismatch));
  const kindless = kindlessFinding(issue.input, branches, { path, source });
  if (kindless) return [kindless];
  const best = branches.sort((a, b) => weight(a) - weight(b))[0];
  if (best) return best.flatMap((inner) => describeIssue(inner, path, source));
  return [finding(mismatchMessage(issue.errors.flat(), nameIn(source, path)), path, { source })];
}

const isTypeMismatch = (issue: Issue): boolean =>
  issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value');

const weight = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/**
 * Kinds of entries that are distinguished by their one required key: an entry without any of them is reported as an unknown kind.
 */
function kindlessFinding(
  input: unknown,
  branches: readonly (readonly Issue[])[],
  { path, source }: { path: KeyPath; source: Source },
): Problem | null {
  const [least, second] = branches.map(weight).sort((a, b) => a - b);
  if (second === undefined || least !== second) return null;
  const kinds = branches.map((issues) => issues.find(isAbsentKey)?.path[0]);
  if (kinds.includes(undefined)) return null;
  const known = kinds.map(String);
  const written = Object.keys(Object(input));
  const meant = written.find((key) => nearestKind(key, known) !== null) ?? written[0];
  const near = nearestKind(meant ?? '', known);
  const message = fill(templates.kind, { name: nameIn(source, path), enum: known.join(', ') });
  return {
    ...finding(message, meant ? [...path, meant] : path, { source, what: 'key' }),
    hint: near && `Did you mean "${near}"?`,
  };
}

const isAbsentKey = (issue: Issue): boolean => issue.path.length === 1 && issue.input === undefined;

/** The kind that was probably meant; a part of its name counts, too: `header` is `section-header`. */
function nearestKind(written: string, known: readonly string[]): string | null {
  const word = written.toLowerCase();
  const part = (kind: string) => word.length > 2 && (kind.includes(word) || word.startsWith(kind));
  return known.find((kind) => part(kind.toLowerCase())) ?? nearestName(word, known);
}

function discriminatorFinding(issue: z.core.$ZodIssueInvalidUnion, path: KeyPath, source: Source): Problem {
  const key = path.at(-1);
  const input: unknown = issue.input;
  const absent = typeof input === 'object' && input !== null && !(String(key) in input);
  const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
  const name = nameIn(source, path);
  const message = absent
    ? fill(templates.required, { name })
    : fill(templates.enum, { name, enum: options.join(', ') });
  const near = absent ? null : nearestKind(String(Object(input)[String(key)]), options.map(String));
  const hint = absent ? `One of ${options.join(', ')}.` : near && `Did you mean "${near}"?`;
  return { ...finding(message, path, { source }), hint };
}

/** `logo is not a string or object`; with literals among the branches `search must be one of [false, object]`. */
function mismatchMessage(issues: readonly Issue[], name: string): string {
  const literals: unknown[] = [];
  const types: string[] = [];
  for (const issue of issues) {
    if (issue.code === 'invalid_value') literals.push(...issue.values.filter((value) => value !== ''));
    if (issue.code === 'invalid_type') types.push(findTypeName(issue.expected) ?? issue.expected);
  }
  const all = [...new Set([...literals.map(String), ...types])];
  if (literals.length > 0) return fill(templates.enum, { name, enum: all.join(', ') });
  const only = all.length === 1 ? findTypeName(all[0] ?? '') : null;
  return only ? typeMessage(name, only) : fill(templates.types.string, { name, type: all.join(' or ') });
}
