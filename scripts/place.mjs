import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the workspace. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Whether a module is the command itself, and not imported by a test.
 * @param {string} moduleUrl
 */
export function isMain(moduleUrl) {
  const entry = process.argv[1];
  return entry !== undefined && realpathSync(entry) === realpathSync(fileURLToPath(moduleUrl));
}
