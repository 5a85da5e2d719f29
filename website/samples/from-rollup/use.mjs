import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const build = (config) => spawnSync('node', ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config]);

build('rslib.config.ts');
// #region umd
const page = createContext({});
page.self = page;
page.dayjs = (await import('dayjs')).default;
runInContext(readFileSync('dist/umd/stamp.min.js', 'utf8'), page);
console.log('umd:', page.Stamp.stamp('2026-05-01'));
// #endregion

build('window.config.ts');
const other = createContext({});
other.window = other;
runInContext(readFileSync('dist/index.js', 'utf8'), other);
console.log('iife:', other.Stamp.stamp('2026-05-01', { build: 12 }));
