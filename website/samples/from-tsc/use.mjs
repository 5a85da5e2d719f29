// Both formats, loaded as a user of the package does.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

spawnSync('node', ['node_modules/@rslib/core/bin/rslib.js']);
const { since } = await import('sample-from-tsc');
const required = createRequire(import.meta.url)('sample-from-tsc');
console.log(typeof since, typeof required.since);
