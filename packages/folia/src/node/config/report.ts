import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { type KeyPath, locate, nameOf, type Source } from './source';

/** Creates a problem at a position of the configuration. */
export type Report = (path: KeyPath, message: string, details?: { hint?: string; level?: Problem['level'] }) => Problem;

/** Problems at positions of a source. */
export const reportIn =
  (source: Source): Report =>
  (path, message, details = {}) =>
    createProblem(message, { ...locate(source, source.getPosition(path, 'value')), ...details });

interface Context {
  publicDir: string;
  report: Report;
}

/** A root-relative address must be a file of the public folder. */
export function missingImage(path: KeyPath, address: string, { publicDir, report }: Context): Problem[] {
  const file = join(publicDir, address.split(/[?#]/)[0] ?? '');
  if (!address.startsWith('/') || address.startsWith('//') || existsSync(file)) return [];
  const message = `${nameOf(path)} "${address}" is not in the public folder.`;
  return [report(path, message, { hint: `Put the file at ${file}.` })];
}
