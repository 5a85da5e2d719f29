/** Builds with each configuration that is named and prints what `dist` still asks others for. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

for (const config of process.argv.slice(2)) {
  spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config]);
  console.log(config);
  for (const file of readdirSync('dist').sort()) {
    const text = readFileSync(`dist/${file}`, 'utf8');
    const asked = [...text.matchAll(/(?:from |require\()"([\w./:@-]+)"/g)].map(([, name]) => name);
    console.log(
      `  ${file.padEnd(9)} ${(text.length / 1000).toFixed(1).padStart(5)} kB  ${[...new Set(asked)].join(', ')}`,
    );
  }
}
