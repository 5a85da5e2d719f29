// Builds one output for each surprise, uses it, and prints what happens, each as a region that a page can quote.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { env, execPath } from 'node:process';
import { runInNewContext } from 'node:vm';

const require = createRequire(import.meta.url);
const build = (name, ...flags) =>
  spawnSync(execPath, ['node_modules/@rslib/core/bin/rslib.js', 'build', ...flags], { env: { ...env, CASE: name } });
const read = (path) => readFileSync(`dist/${path}`, 'utf8').trim();

/** How each output is used. */
const uses = {
  folder: async () => (await import('./dist/folder/index.js')).folder,
  mode: () => require('./dist/mode/index.cjs').mode,
  answer: () => require('./dist/answer/index.cjs').answer,
  global: () => runInNewContext(read('global/index.js'), {}),
  css: () => readdirSync('dist/css'),
  raw: () => read('raw/raw.js'),
  cached: () => {
    build('cached', '--syntax', 'es2015');
    return read('cached/index.js');
  },
};

for (const [name, use] of Object.entries(uses)) {
  console.log(`# region ${name}\n# rslib build: exit code ${build(name).status}`);
  try {
    console.log(await use());
  } catch (error) {
    console.log(`${error.name}: ${error.message.split('\n')[0]}`);
  }
  console.log('# endregion');
}
