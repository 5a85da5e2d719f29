// Builds the remote and prints what its manifest says. Hashes differ from machine to machine.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, 'remote');
const { resolve } = createRequire(join(cwd, 'package.json'));
const rslib = join(resolve('@rslib/core/package.json'), '../bin/rslib.js');
const { status, stdout } = spawnSync(process.execPath, [rslib, 'build'], { cwd, encoding: 'utf8' });
if (status !== 0) throw new Error(stdout);

const folder = join(cwd, 'dist/mf');
const { metaData, exposes, shared } = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
const files = [
  metaData.remoteEntry.name,
  metaData.types.zip,
  ...exposes.flatMap(({ assets }) => assets.js.sync),
  ...shared.flatMap(({ assets }) => assets.js.sync),
];
for (const file of files) if (!existsSync(join(folder, file))) throw new Error(`${file} is missing.`);

const plain = (name) => name.replace(/\.[0-9a-f]{10}\./, '.[hash].');
console.log('name         ', metaData.globalName);
console.log('publicPath   ', metaData.publicPath);
console.log('remote entry ', plain(metaData.remoteEntry.name));
for (const { path, assets } of exposes) console.log('exposes      ', path, '→', assets.js.sync.map(plain).join(', '));
for (const { name, singleton } of shared) console.log('shared       ', name, singleton ? '(singleton)' : '');
console.log('types        ', metaData.types.zip);
