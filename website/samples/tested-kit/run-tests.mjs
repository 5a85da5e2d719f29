// Builds, then runs the tests. With an argument, runs the component test with what should be wrong, and prints the part that says so.
import { spawnSync } from 'node:child_process';
import { argv, execPath } from 'node:process';

const rstest = ['node_modules/@rstest/core/bin/rstest.js', 'run'];
const broken = {
  'no-plugin': ['-c', 'plain.config.ts', 'tests/Toggle.test.tsx'],
  'no-dom': ['--testEnvironment', 'node', 'tests/Toggle.test.tsx'],
  'no-build': ['tests/package.test.ts'],
};
const wrong = argv[2];
if (!wrong) spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build']);
const { stdout, stderr } = spawnSync(execPath, [...rstest, ...(broken[wrong] ?? [])], { encoding: 'utf8' });
console.log(wrong ? /^\w*Error: .*/m.exec(`${stdout}\n${stderr}`)?.[0] : stdout);
