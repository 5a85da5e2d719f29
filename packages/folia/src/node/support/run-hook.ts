import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SourceLocation } from '../../shared/site';
import { createCodeFrame, DocsError } from './errors';

export interface Hook {
  /** As messages name it: `pages() of the plugin "members"`. */
  name: string;
  /** How long it may take, in milliseconds. */
  timeout: number;
}

/**
 * Calls a function of the site.
 *
 * @throws DocsError that names the hook, and the place where it has thrown or the time that it has taken
 */
export async function runHook<T>({ name, timeout }: Hook, call: () => T | Promise<T>): Promise<T> {
  try {
    const result = call();
    return isPromise(result) ? await inTime(result, { name, timeout }) : result;
  } catch (error) {
    if (error instanceof DocsError) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw new DocsError(`${name} failed: ${message}`, getPlace(error));
  }
}

const isPromise = <T>(value: T | Promise<T>): value is Promise<T> =>
  typeof value === 'object' && value !== null && 'then' in value;

/** A hook whose promise never settles would block a build forever. */
async function inTime<T>(result: Promise<T>, { name, timeout }: Hook): Promise<T> {
  const lazy: { timer?: NodeJS.Timeout } = {};
  const late = new Promise<never>((_, reject) => {
    const error = new DocsError(`${name} has not finished within ${timeout} ms.`, {
      hint: 'It waits for something that does not happen. If it only needs longer, raise `pluginTimeout`.',
    });
    lazy.timer = setTimeout(() => reject(error), timeout);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(lazy.timer);
  }
}

/** Code of a configuration is transpiled line by line: the line of a stack is right, its column is not. */
function getPlace(error: unknown): { at: SourceLocation | null; frame: string | null } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, address = '', line = '0'] = /(?:\(|at (?:async )?)((?:file:\/\/)?[^\s()]+):(\d+):\d+\)?$/m.exec(stack) ?? [];
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!existsSync(file)) return { at: null, frame: null };
  const at = { file, line: Number(line), column: 0 };
  return { at, frame: createCodeFrame(readFileSync(file, 'utf8'), at.line, at.column) };
}
