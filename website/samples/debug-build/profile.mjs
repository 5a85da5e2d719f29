import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

// #region read
const milliseconds = { ns: 1e-6, µs: 1e-3, ms: 1, s: 1000 };

/** Adds up how long each step was busy, and how often it ran. */
function readProfile(file) {
  const steps = new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (!line.includes('"message":"close"')) continue;
    const { fields, span } = JSON.parse(line);
    const [, number, unit] = /([\d.]+)(\D+)/.exec(fields['time.busy']);
    const step = steps.get(span.name) ?? { runs: 0, busy: 0 };
    steps.set(span.name, { runs: step.runs + 1, busy: step.busy + number * milliseconds[unit] });
  }
  return steps;
}
// #endregion

// #region runs
const shown = ['Compiler:build', 'Compilation:build_module_graph', 'NormalModule:build', 'loader:builtin-swc'];

rmSync('node_modules/.cache', { recursive: true, force: true });

for (const title of ['without a cache', 'with the cache of the first build']) {
  const file = resolve('profile.log');
  spawnSync('node', ['node_modules/@rslib/core/bin/rslib.js', 'build', '--lib', 'esm'], {
    env: { ...process.env, RSPACK_PROFILE: 'OVERVIEW', RSPACK_TRACE_OUTPUT: file },
  });
  const steps = readProfile(file);
  console.log(title);
  for (const name of shown) {
    const { runs = 0, busy = 0 } = steps.get(name) ?? {};
    console.log(`  ${name} ×${runs}: ${busy.toFixed(1)} ms`);
  }
}
// #endregion
