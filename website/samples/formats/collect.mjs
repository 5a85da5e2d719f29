// Builds this sample with the installed Rslib and writes what it produced, and nothing else, to landing/formats.json.
// Run it after a change here or a new version of Rslib: node samples/formats/collect.mjs
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const core = dirname(createRequire(import.meta.url).resolve('@rslib/core/package.json'));
const files = [
  { tab: 'ESM', path: 'dist/index.js', lang: 'js' },
  { tab: 'CJS', path: 'dist/index.cjs', lang: 'js' },
  { tab: 'UMD', path: 'dist/umd/index.js', lang: 'js' },
  { tab: '.d.ts', path: 'dist/index.d.ts', lang: 'ts' },
];

const work = mkdtempSync(join(tmpdir(), 'formats-'));
try {
  cpSync(here, work, { recursive: true });
  symlinkSync(join(core, '../..'), join(work, 'node_modules'));
  execFileSync(process.execPath, [join(core, 'bin/rslib.js'), 'build'], { cwd: work, stdio: 'inherit' });
  const read = (path) => readFileSync(join(work, path), 'utf8').trimEnd();
  const collected = {
    rslib: JSON.parse(readFileSync(join(core, 'package.json'), 'utf8')).version,
    sources: ['rslib.config.ts', 'src/index.ts'].map((path) => ({ path, lang: 'ts', text: read(path) })),
    outputs: files.map((file) => ({ ...file, text: read(file.path) })),
  };
  writeFileSync(join(here, '../../landing/formats.json'), `${JSON.stringify(collected, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
