// Builds for the browser, then loads the result in Node.js, and prints what goes wrong.
import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';

spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', 'bundle.config.ts']);
try {
  await import('./dist/index.js');
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
