/** Builds with each configuration that is named and prints what is in `dist`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder @param {string} indent */
function print(folder, indent) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  entries.forEach((entry, at) => {
    const last = at === entries.length - 1;
    console.log(`${indent}${last ? '└── ' : '├── '}${entry.name}`);
    if (entry.isDirectory()) print(join(folder, entry.name), `${indent}${last ? '    ' : '│   '}`);
  });
}

for (const config of process.argv.slice(2)) {
  spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config]);
  console.log(config.replace('.config.ts', ''));
  console.log('dist');
  print('dist', '');
}
