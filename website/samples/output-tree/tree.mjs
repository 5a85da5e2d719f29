/** Builds with the configuration that is named and prints what is in `dist`. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const [, , config] = process.argv;
spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config]);

/** @param {string} folder @param {string} indent */
function print(folder, indent) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  entries.forEach((entry, at) => {
    const last = at === entries.length - 1;
    console.log(`${indent}${last ? '└── ' : '├── '}${entry.name}`);
    if (entry.isDirectory()) print(join(folder, entry.name), `${indent}${last ? '    ' : '│   '}`);
  });
}

console.log('dist');
print('dist', '');
