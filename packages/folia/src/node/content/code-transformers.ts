import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ShikiTransformer } from 'shiki/core';
import { DocsError } from '../support/errors';

/** A hook of a transformer has thrown. */
export class TransformerError extends Error {
  override readonly name = 'TransformerError';
}

const hooks = ['preprocess', 'tokens', 'span', 'line', 'code', 'pre', 'root', 'postprocess'] as const;

/**
 * Loads the modules named by `markdown.codeTransformers`. The default export is a transformer of Shiki, a list of them, or a
 * function that returns either.
 * @throws DocsError when a module can't be loaded or exports something else.
 */
export async function loadCodeTransformers(paths: readonly string[]): Promise<ShikiTransformer[]> {
  return (await Promise.all(paths.map(load))).flat();
}

async function load(path: string): Promise<ShikiTransformer[]> {
  const at = { file: path, line: 0, column: 0 };
  const exported = await readExport(path).catch((error: unknown) => {
    throw new DocsError(`The code transformers can't be loaded: ${reasonOf(error)}`, { at });
  });
  const list: unknown[] = [exported].flat();
  if (!list.every(isTransformer)) {
    throw new DocsError('The default export is no transformer of Shiki.', {
      at,
      hint: 'Export a transformer, a list of them, or a function that returns one: `export default [transformerNotationDiff()]`.',
    });
  }
  return list.map((transformer) => withNamedErrors(transformer, path));
}

async function readExport(path: string): Promise<unknown> {
  const module: { default?: unknown } = await import(pathToFileURL(path).href);
  return typeof module.default === 'function' ? module.default() : module.default;
}

function isTransformer(value: unknown): value is ShikiTransformer {
  if (typeof value !== 'object' || value === null) return false;
  // a transformer may be an instance of a class
  const written = hooks.map((name) => (value as ShikiTransformer)[name]).filter((hook) => hook !== undefined);
  return written.length > 0 && written.every((hook) => typeof hook === 'function');
}

function withNamedErrors(transformer: ShikiTransformer, path: string): ShikiTransformer {
  const name = transformer.name ?? basename(path);
  const wrapped = hooks.flatMap((key) => {
    const hook = transformer[key] as Hook | undefined;
    return hook ? [[key, wrap(hook, `${key}() of the code transformer "${name}"`)]] : [];
  });
  return Object.assign(Object.create(transformer), Object.fromEntries(wrapped));
}

/** Their arguments and results differ, and are passed on as they are. */
type Hook = (this: unknown, ...given: unknown[]) => unknown;

const wrap = (hook: Hook, what: string): Hook =>
  function (...given) {
    const made = call(() => hook.apply(this, given), what);
    if (made instanceof Promise) throw new TransformerError(`${what} returned a promise, and hooks cannot wait.`);
    return made;
  };

function call<Result>(run: () => Result, what: string): Result {
  try {
    return run();
  } catch (error) {
    throw new TransformerError(`${what} failed: ${reasonOf(error)}`);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
