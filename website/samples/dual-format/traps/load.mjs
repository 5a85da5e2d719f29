import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const rslib = 'node_modules/@rslib/core/bin/rslib.js';
spawnSync(process.execPath, [rslib, 'build', '-c', 'traps/traps.config.ts'], { stdio: 'ignore' });

const require = createRequire(import.meta.url);
console.log('import() ', await import('../dist/index.js'));
console.log('require()', require('../dist/index.cjs'));
