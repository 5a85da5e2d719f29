/** Runs the UMD file as a script of a page, with React there as a global. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

for (const config of ['rslib.config.ts', 'naive.config.ts']) {
  spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config], { stdio: 'ignore' });
  const file = config === 'rslib.config.ts' ? 'dist/umd/index.js' : 'dist/index.js';
  const page = createContext({ React: { useState: () => [false], createElement: (tag) => `<${tag}>` } });
  try {
    runInContext(readFileSync(file, 'utf8'), page);
    console.log(config, '→', runInContext('ToggleKit.Toggle({ label: "Sound" })', page));
  } catch (error) {
    console.log(config, '→', `${error.name}: ${error.message}`);
  }
}
