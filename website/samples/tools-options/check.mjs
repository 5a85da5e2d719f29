import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

spawnSync(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', 'umd.config.ts']);

// as a page does: a script, and a global variable that is the function itself
const page = createContext({});
runInContext(readFileSync('dist/greet.js', 'utf8'), page);
assert.equal(runInContext('greet("Ada")', page), 'Hello Ada');
console.log('greet("Ada") works');
