// What the polyfilled bundle answers, and which folders a bundleless build with globals writes into the package.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const build = (config) => {
  const args = ['node_modules/@rslib/core/bin/rslib.js', 'build', '-c', config];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
};

build('rslib.config.ts');
// #region use
const { encode, baseName } = await import('./dist/index.js');
console.log(encode('hi'), baseName('/notes/list.txt'));
// #endregion
const bundle = readFileSync('dist/index.js', 'utf8');
console.log('imports in dist/index.js:', bundle.match(/^import .*$/gm)?.length ?? 0);

build('bundleless.config.ts');
const globals = readFileSync('dist/globals/index.js', 'utf8');
for (const [, path] of globals.matchAll(/^import .* from "(.*node_modules\/.*)";$/gm)) {
  console.log('path in dist/globals/index.js:', path.replace(/^.*node_modules/, '…/node_modules'));
}
