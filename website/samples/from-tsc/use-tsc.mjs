// What Node.js says about the files of tsc.
import { spawnSync } from 'node:child_process';

spawnSync('node', ['node_modules/typescript/bin/tsc']);
const { status, stderr } = spawnSync('node', ['dist/index.js'], { encoding: 'utf8' });
console.error(stderr.split('\n').find((line) => line.startsWith('Error')));
process.exitCode = status;
