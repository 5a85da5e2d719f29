// Builds the host and prints which remotes its manifest names.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, 'host');
const { resolve } = createRequire(join(cwd, 'package.json'));
const rsbuild = join(resolve('@rsbuild/core/package.json'), '../bin/rsbuild.js');
const { status, stdout } = spawnSync(process.execPath, [rsbuild, 'build'], { cwd, encoding: 'utf8' });
if (status !== 0) throw new Error(stdout);

const { name, remotes, shared } = JSON.parse(readFileSync(join(cwd, 'dist/mf-manifest.json'), 'utf8'));
console.log('name    ', name);
for (const { alias, moduleName, entry } of remotes) console.log('uses    ', `${alias}/${moduleName}`, 'from', entry);
console.log('shared  ', shared.map((each) => each.name).join(', '));
