/** Builds the library once for each choice of options, each time in a new process, and writes what came out to `matrix.json`. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const options = ['dts', 'cjs', 'umd', 'bundleless', 'minify'];

/** @param {string[]} on */
function configOf(on) {
  const has = (/** @type {string} */ option) => on.includes(option);
  const dts = has('dts') ? ', dts: true' : '';
  const bundle = has('bundleless') ? ', bundle: false' : '';
  const formats = [
    `    { format: 'esm'${bundle}${dts} },`,
    ...(has('cjs') ? [`    { format: 'cjs'${bundle} },`] : []),
    ...(has('umd')
      ? [
          `    {`,
          `      format: 'umd',`,
          `      umdName: 'mixer',`,
          `      output: { distPath: 'dist/umd' },`,
          `    },`,
        ]
      : []),
  ];
  return [
    `import { defineConfig } from '@rslib/core';`,
    '',
    'export default defineConfig({',
    '  lib: [',
    ...formats,
    '  ],',
    ...(has('minify') ? ['  output: { minify: true },'] : []),
    '});',
    '',
  ].join('\n');
}

/** All choices of options, the empty one first. */
const choices = Array.from({ length: 2 ** options.length }, (_, bits) =>
  options.filter((_, index) => bits & (1 << index)),
);

const texts = new Set();
const builds = choices.map((on) => {
  const config = configOf(on);
  writeFileSync('rslib.config.ts', config);
  rmSync('dist', { recursive: true, force: true });
  const command = ['node_modules/@rslib/core/bin/rslib.js', 'build'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${config}\n${stderr}`);
  const built = longest(stdout, /built in ([\d.]+) ?s/g);
  const declarations = longest(stdout, /generated .* in ([\d.]+) ?s/g);
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join('dist', name)).isFile())
    .map((name) => ({ name: name.split(sep).join('/'), text: readFileSync(join('dist', name), 'utf8') }))
    .sort((a, b) => rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1));
  for (const { text } of files) texts.add(text);
  return { on, config, built, declarations, files };
});

/**
 * The times Rslib prints; formats are built side by side, so the longest counts.
 * @param {string} log
 * @param {RegExp} pattern
 */
function longest(log, pattern) {
  const seconds = [...log.matchAll(pattern)].map(([, time]) => Number(time));
  return seconds.length > 0 ? `${Math.max(...seconds).toFixed(2)} s` : '';
}

/** By format, declarations last, and the entry first in each. @param {string} name */
function rank(name) {
  const groups = [/^[^/]*(?<!\.d)\.js$|\.mjs$/, /\.cjs$/, /^umd\//, /\.d\.ts$/];
  return groups.findIndex((group) => group.test(name)) * 2 + (name.includes('index.') ? 0 : 1);
}

// Files that several builds share are written once.
const all = [...texts];
const { version } = JSON.parse(readFileSync('node_modules/@rslib/core/package.json', 'utf8'));
const short = builds.map(({ files, ...build }) => ({
  ...build,
  files: files.map(({ name, text }) => [name, all.indexOf(text)]),
}));
writeFileSync('matrix.json', `${JSON.stringify({ version, texts: all, builds: short }, null, 1)}\n`);
