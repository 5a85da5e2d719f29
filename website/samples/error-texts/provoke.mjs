// Runs the tool once for every mistake, and prints what it says, each answer as a region that a page can quote.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { env, execPath } from 'node:process';
import { stripVTControlCharacters } from 'node:util';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const written = readFileSync('rslib.config.mjs', 'utf8').matchAll(/^ {2}'([\w-]+)':/gm);

/** Mistakes on the command line, or in the folder. */
const commands = {
  'unknown-lib': ['build', '--lib', 'nope'],
  'unknown-flag': ['build', '--outdir', 'lib'],
  'unknown-command': ['dev'],
  'no-config': ['build', '-c', 'missing.config.ts'],
  'no-mf-lib': ['mf-dev'],
  'no-manifest': ['build', '-r', 'lone'],
};

const noise =
  /^(?:Rslib v|info {4}build started|\s+at |File \(|dist\/|ObjectRef is|start {3}generating|ready {3}declaration|\s*$)/;

/** The TypeScript compiler prints as it goes: its lines are broken here today and there tomorrow. */
const whole = (text) =>
  stripVTControlCharacters(text)
    .replace(/(?:\s*\[tsgo\]\s*)+/g, ' ')
    .replace(/ (\S+:\d+:\d+ - error TS\d+: .*?\.) \d+ .*? Found \d+ errors? in \S+/g, '\n[tsgo] $1');

function provoke(name, args, extra = {}) {
  const { status, stdout, stderr } = spawnSync(execPath, [bin, ...args], {
    env: { ...env, ...extra },
    encoding: 'utf8',
  });
  const lines = whole(`${stdout}\n${stderr}`)
    .split('\n')
    .filter((line) => !noise.test(line));
  console.log(`# region ${name}\n${lines.join('\n')}\n# exit code ${status}\n# endregion`);
}

for (const [, name] of written) provoke(name, ['build'], { CASE: name });
for (const [name, args] of Object.entries(commands)) provoke(name, args);
