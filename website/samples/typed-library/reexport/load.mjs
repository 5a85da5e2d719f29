import { spawnSync } from 'node:child_process';

const rslib = 'node_modules/@rslib/core/bin/rslib.js';
spawnSync(process.execPath, [rslib, 'build', '-c', 'reexport/reexport.config.ts'], { stdio: 'inherit' });
await import('../dist/index.js').catch((error) => console.log(`${error.name}: ${error.message}`));
