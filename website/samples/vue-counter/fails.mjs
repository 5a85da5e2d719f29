// Two builds that end with an error; what is printed is the part that says why, each as a region that a page can quote.
import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const telling = /[^\s:]+:\d+:\d+ - error TS\d+: .*?\.(?= )|^File: .*|^ +× .*|To enable .*|^error +.*/gm;

for (const name of ['plain', 'dts']) {
  const args = ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', `${name}.config.ts`];
  const { status, stdout, stderr } = spawnSync(execPath, args, { encoding: 'utf8' });
  const output = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .replace(/(?:\s*\[tsgo\]\s*)+/g, ' ')
    .replace(/in [\d.]+s/, 'in 0.04s');
  const lines = [...new Set(output.match(telling))];
  console.log(`# region ${name}\n${lines.join('\n')}\n# exit code ${status}\n# endregion`);
}
