import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** A folder for sites outside of the repository, from which `folia` and `react` can be imported. */
export interface FixtureDir {
  /** Copies a site into it; returns its folder. */
  copy(name: string, from: string): string;
  /** Writes a site from its files; returns its folder. */
  write(name: string, files: Record<string, string | Uint8Array>): string;
  /** Removes everything. */
  close(): void;
}

export function createFixtureDir(): FixtureDir {
  // The real path: a file watcher reports real paths.
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'folia-e2e-')));
  symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  return {
    copy(name, from) {
      const to = join(folder, name);
      cpSync(from, to, { recursive: true, filter: (path) => !/[\\/](node_modules|dist|\.folia)$/.test(path) });
      return to;
    },
    write(name, files) {
      const to = join(folder, name);
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(to, path)), { recursive: true });
        writeFileSync(join(to, path), content);
      }
      return to;
    },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }),
  };
}
