import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build'], { stdio: 'ignore' });

// #region use
const require = createRequire(import.meta.url);
const imported = await import('sample-dual-format');
const required = require('sample-dual-format');

console.log(imported.fit(12, { min: 0, max: 10 }));
console.log(required.fit(12, { min: 0, max: 10 }));
console.log('same function:', imported.fit === required.fit);
// #endregion
