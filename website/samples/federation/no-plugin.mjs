import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const cwd = join(import.meta.dirname, 'remote');
const { resolve } = createRequire(join(cwd, 'package.json'));
const rslib = join(resolve('@rslib/core/package.json'), '../bin/rslib.js');
const args = [rslib, 'build', '-c', 'no-plugin.config.ts'];
process.exitCode = spawnSync(process.execPath, args, { cwd, stdio: ['ignore', 1, 1] }).status ?? 1;
