// The lines in which the formats differ, side by side.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { execPath } from 'node:process';

spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js']);
for (const path of ['dist/index.js', 'dist/index.cjs', 'dist/umd/index.js']) {
  const lines = readFileSync(path, 'utf8').match(/const (?:api|secret|env|mode|version) = .*/g) ?? [];
  console.log(`// #region ${path}\n${lines.join('\n')}\n// #endregion`);
}
