import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Problem } from '../../../shared/site';
import { createProblem } from '../../support/errors';
import { didYouMean, nearestName } from '../../support/nearest';
import { resolveModule } from '../resolve-module';
import { type KeyPath, locate, nameOf, type Source } from '../source';
import type { Plugin } from './types';

export interface ReadPlugins {
  /** The valid plugins, with absolute paths of modules. */
  plugins: Plugin[];
  problems: Problem[];
}

interface Place {
  source: Source;
  /** Folder of the configuration. */
  root: string;
}

const functions = ['config', 'pages', 'head', 'output', 'buildEnd'] as const;
const modules = ['mdast', 'hast'] as const;
const known: readonly string[] = ['name', ...functions, ...modules];

/** Checks what the configuration gives as `plugins`. A wrong one is reported and left out. */
export function readPlugins(written: unknown, place: Place): ReadPlugins {
  const result: ReadPlugins = { plugins: [], problems: [] };
  // not a list: the schema reports it
  if (!Array.isArray(written)) return result;
  const names = new Map<string, KeyPath>();
  for (const { value, path } of flatten(written, ['plugins'])) {
    const problems = findFaults(value, path, place);
    const name = problems.length === 0 ? (value as Plugin).name : '';
    const first = names.get(name);
    if (first) problems.push(twice(name, { first, path, source: place.source }));
    result.problems.push(...problems);
    if (problems.length > 0) continue;
    names.set(name, path);
    // checked above
    result.plugins.push(withPaths(value as Plugin, place.root));
  }
  return result;
}

interface Entry {
  value: unknown;
  path: KeyPath;
}

function flatten(written: readonly unknown[], path: KeyPath): Entry[] {
  return written.flatMap((value, index): Entry[] => {
    const here = [...path, index];
    if (Array.isArray(value)) return flatten(value, here);
    return value === false || value === null || value === undefined ? [] : [{ value, path: here }];
  });
}

function findFaults(value: unknown, path: KeyPath, { source, root }: Place): Problem[] {
  const report = (message: string, hint: string | null) =>
    createProblem(message, { ...locate(source, source.getPosition(path, 'value')), hint });
  const shape = 'A plugin is an object such as `{ name: "my-plugin", pages: () => [] }`.';
  if (typeof value !== 'object' || value === null)
    return [report(`${nameOf(path)} is a ${typeof value}, not a plugin.`, value instanceof Function ? call : shape)];
  const fields = value as Record<string, unknown>;
  const { name } = fields;
  if (typeof name !== 'string' || name.trim() === '') return [report(`${nameOf(path)} has no \`name\`.`, shape)];
  return Object.entries(fields).flatMap(([key, field]) => {
    if (!known.includes(key)) {
      const hint = didYouMean(nearestName(key, known), `Known keys: ${known.join(', ')}.`);
      return report(`Unknown key "${key}" in the plugin "${name}".`, hint);
    }
    const fault = field === undefined ? null : findFault(key, field, root);
    return fault ? report(`\`${key}\` of the plugin "${name}" ${fault.message}`, fault.hint) : [];
  });
}

const call = 'Call it: `plugins: [myPlugin()]`.';

interface Fault {
  message: string;
  hint: string | null;
}

function findFault(key: string, field: unknown, root: string): Fault | null {
  if (functions.some((name) => name === key))
    return typeof field === 'function' ? null : { message: 'must be a function.', hint: null };
  if (!modules.some((name) => name === key)) return null;
  const paths: unknown[] = [field].flat();
  if (!paths.every((path) => typeof path === 'string' || path instanceof URL))
    return {
      message: 'must be the path of a module, or a list of paths.',
      hint: `Markdown is compiled in threads: put the plugin of Satteri into a module, and write \`${key}: new URL('./my-plugin.js', import.meta.url)\`.`,
    };
  const absent = paths.find((path) => !existsSync(toPath(path, root)));
  return absent ? { message: `is ${String(absent)}, which does not exist.`, hint: null } : null;
}

function twice(name: string, { first, path, source }: { first: KeyPath; path: KeyPath; source: Source }): Problem {
  return createProblem(`Two plugins are named "${name}": ${nameOf(first)} and ${nameOf(path)}.`, {
    ...locate(source, source.getPosition(path, 'value')),
    hint: 'Remove one of them, or rename it.',
  });
}

/** A path, or the name of a package, as the configuration writes it. */
export function toPath(written: string | URL, root: string): string {
  const text = String(written);
  if (text.startsWith('file:')) return fileURLToPath(text);
  const path = resolve(root, text);
  return existsSync(path) ? path : (resolveModule(text, root) ?? path);
}

const withPaths = (plugin: Plugin, root: string): Plugin => {
  const paths = modules.flatMap((key) => {
    const written = plugin[key];
    return written === undefined ? [] : [[key, [written].flat().map((path) => toPath(path, root))] as const];
  });
  // a plugin may be an instance of a class, whose methods a copy would not have
  return Object.assign(Object.create(plugin), Object.fromEntries(paths));
};
