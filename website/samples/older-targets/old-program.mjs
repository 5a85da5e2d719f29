/** Runs the output where arrays have no `at`, as in browsers before 2021. */
import { spawnSync } from 'node:child_process';

for (const config of ['rslib.config.ts', 'ponyfill.config.ts'])
  spawnSync(process.execPath, [
    'node_modules/@rslib/core/bin/rslib.js',
    'build',
    '-c',
    config,
    '--dist-path',
    `dist/${config}`,
  ]);

Reflect.deleteProperty(Array.prototype, 'at');
const { lastTags } = await import('./dist/rslib.config.ts/index.js');
const { lastTag } = await import('./dist/ponyfill.config.ts/index.js');

console.log(lastTags([{ name: 'untagged' }]));
console.log(lastTag(['new', 'red']));
try {
  lastTags([{ name: 'tagged', tags: ['new', 'red'] }]);
} catch (error) {
  console.log(String(error));
}
