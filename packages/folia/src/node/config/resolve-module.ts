import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Path of a file, or of a module of a package, as the project in `root` finds it; null when there is none. */
export function resolveModule(written: string, root: string): string | null {
  try {
    return createRequire(join(root, 'package.json')).resolve(written);
  } catch {
    return null;
  }
}
