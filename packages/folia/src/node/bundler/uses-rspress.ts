import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['@rspress/core', 'rspress', '@rspress/runtime'];

/** Whether the pages and components of a project were written for Rspress: its `package.json` names it, for the types at least. */
export function usesRspress(root: string): boolean {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return false;
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    return names.some((name) => name in { ...dependencies, ...devDependencies });
  } catch {
    // the package manager reports what is wrong with it
    return false;
  }
}

/** Whether a style sheet uses the names of Rspress's tokens. */
export const namesRspressTokens = (path: string): boolean => {
  try {
    return readFileSync(path, 'utf8').includes('--rp-');
  } catch {
    // not a file: its generator reports errors
    return false;
  }
};
