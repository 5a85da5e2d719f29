/** Builds `packages/folia` with Rslib, unless the last build was made from the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

const engine = join(root, 'packages/folia');
const stampFile = join(root, 'node_modules/.cache/folia-engine.hash');
const settings = ['rslib.config.ts', 'package.json', 'tsconfig.json', 'tsconfig.build.json'];

/** A hash over everything the build reads. Tests are left out: they do not change the engine. */
export function sourceHash() {
  const sources = readdirSync(join(engine, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.|\.snap$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...settings.map((name) => join(engine, name)), ...sources])
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** The build as a step; null when there is nothing to do. */
export function engineStep() {
  const hash = sourceHash();
  const built = existsSync(join(engine, 'dist/cli.js')) && existsSync(stampFile);
  if (built && readFileSync(stampFile, 'utf8') === hash) return null;
  return {
    name: 'engine',
    command: ['npx', 'rslib'],
    cwd: engine,
    done() {
      mkdirSync(join(stampFile, '..'), { recursive: true });
      writeFileSync(stampFile, hash);
    },
  };
}
