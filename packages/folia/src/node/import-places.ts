import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { SourceFile } from '../shared/page';
import type { Problem } from '../shared/site';
import { entryFiles } from './bundler/settings';
import { createCodeFrame, createProblem } from './support/errors';

/**
 * The bundler reads imports of pages in a generated file: an import that cannot be resolved is reported at the page.
 *
 * @param files whose imports they may be
 */
export const placeImports = (problems: readonly Problem[], files: readonly Pick<SourceFile, 'path'>[]): Problem[] =>
  problems.map((problem) => {
    const source = readEntryImport(problem.at);
    if (source === undefined) return problem;
    const found = files.map(({ path }) => findImport(path, source)).find((place) => place !== null);
    return createProblem(`"${source}" cannot be imported. ${problem.message}`, found ?? {});
  });

/** The import on a line of the generated file. */
function readEntryImport(at: Problem['at']): string | undefined {
  if (!at || basename(at.file) !== entryFiles.server) return undefined;
  const line = readFileSync(at.file, 'utf8').split('\n')[at.line - 1] ?? '';
  return /^import \* as \w+ from '([^']+)';$/.exec(line)?.[1];
}

function findImport(file: string, source: string): { at: NonNullable<Problem['at']>; frame: string | null } | null {
  const text = readFileSync(file, 'utf8');
  const offset = [`'${source}'`, `"${source}"`].map((quoted) => text.indexOf(quoted)).find((index) => index >= 0);
  if (offset === undefined) return null;
  const before = text.slice(0, offset).split('\n');
  const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
  return { at: { file, line, column }, frame: createCodeFrame(text, line, column) };
}
