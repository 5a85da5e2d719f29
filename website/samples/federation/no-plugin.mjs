import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, 'remote');
const rslib = join(cwd, 'node_modules/@rslib/core/bin/rslib.js');
const args = [rslib, 'build', '-c', 'no-plugin.config.ts'];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 1, 1] }).status ?? 1;
