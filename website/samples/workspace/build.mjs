// Links the packages as a package manager does, then builds them in the order that is asked for: `node build.mjs core ui:inlined`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = import.meta.dirname;
const link = join(root, 'node_modules/@orchard/core');
if (!existsSync(link)) {
  mkdirSync(join(link, '..'), { recursive: true });
  symlinkSync(join(root, 'packages/core'), link, 'junction');
}
for (const name of ['core', 'ui']) rmSync(join(root, 'packages', name, 'dist'), { recursive: true, force: true });

/** Of a failed build only the causes: the rest of the report changes from run to run. */
const causes = (log) => (log.match(/^.*(?:error TS\d+|Module not found).*$/gm) ?? []).join('\n');

for (const step of process.argv.slice(2)) {
  const [name = '', config] = step.split(':');
  const cwd = join(root, 'packages', name);
  const file = config ? `${config}.config.ts` : 'rslib.config.ts';
  const rslib = join(root, 'node_modules/@rslib/core/bin/rslib.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rslib, 'build', '-c', file], {
    cwd,
    encoding: 'utf8',
  });
  console.log(`packages/${name}: ${status === 0 ? 'built' : `failed with code ${status}`}`);
  if (status !== 0) console.log(causes(stripVTControlCharacters(stdout + stderr)));
  if (status !== 0) process.exitCode = 1;
}
