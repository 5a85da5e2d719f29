// Builds that end with an error; what is printed is the line that says why, each as a region that a page can quote.
import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { stripVTControlCharacters } from 'node:util';

for (const name of ['plain', 'preprocess']) {
  const args = ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', `${name}.config.ts`];
  const { stdout, stderr } = spawnSync(execPath, args, { encoding: 'utf8' });
  const line = /TypeError: .*|To enable .*/.exec(stripVTControlCharacters(`${stdout}\n${stderr}`))?.[0];
  console.log(`# region ${name}\n${line}\n# endregion`);
}
