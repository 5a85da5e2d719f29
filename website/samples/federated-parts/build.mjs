// Builds the package. The names and sizes of the federated module's files differ from machine to machine.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, 'parts');
const rslib = join(cwd, 'node_modules/@rslib/core/bin/rslib.js');
const { status, stdout } = spawnSync(process.execPath, [rslib, 'build'], { cwd, encoding: 'utf8' });
console.log(stdout.replace(/^File \(mf\)[\s\S]*/m, '…'));
process.exitCode = status;
