// Builds this sample with the installed Rslib and keeps what it produced in output/, which the home page quotes.
// Run it after a change here or a new version of Rslib: node website/samples/formats/collect.mjs
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const core = dirname(createRequire(import.meta.url).resolve('@rslib/core/package.json'));

// `.txt`, so that no tool takes the products for sources.
const kept = {
  'dist/index.js': 'index.js.txt',
  'dist/index.cjs': 'index.cjs.txt',
  'dist/umd/index.js': 'umd.js.txt',
  'dist/index.d.ts': 'index.d.ts.txt',
};

const work = mkdtempSync(join(tmpdir(), 'formats-'));
try {
  cpSync(here, work, { recursive: true });
  symlinkSync(join(core, '../..'), join(work, 'node_modules'));
  execFileSync(process.execPath, [join(core, 'bin/rslib.js'), 'build'], { cwd: work, stdio: 'inherit' });
  mkdirSync(join(here, 'output'), { recursive: true });
  for (const [from, to] of Object.entries(kept)) copyFileSync(join(work, from), join(here, 'output', to));
} finally {
  rmSync(work, { recursive: true, force: true });
}
