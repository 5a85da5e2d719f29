/**
 * `npm run benchmark -w website`: builds one small library with each tool and writes what was measured to `results.json`. The packages
 * are installed into this folder first, as its lockfile says. `-- --rounds 3` changes how often each tool is run.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readOutput, rowOf, sizesOf } from './measure.mjs';
import { tools } from './tools.mjs';

/** @typedef {import('./tools.mjs').Tool} Tool */

const here = fileURLToPath(new URL('.', import.meta.url));

function install() {
  if (existsSync(join(here, 'node_modules/.package-lock.json'))) return;
  const options = { cwd: here, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' };
  if (spawnSync('npm', ['ci', '--no-audit', '--no-fund'], options).status !== 0)
    throw new Error('The tools could not be installed: see the message of npm above.');
}

/** @param {string} folder @param {string} name A package as the tool's folder finds it. */
export function findPackage(folder, name) {
  const places = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(join(place, 'package.json')));
  if (!found) throw new Error(`${name} is not installed.`);
  const { version, bin } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8'));
  const program = typeof bin === 'string' ? bin : (bin?.[name.replace(/^@(\w+)\/.*/, '$1')] ?? bin?.tsc);
  return { version, program: join(found, program ?? '') };
}

/** Without output and caches of an earlier build, and with the sources of the library. @param {string} folder */
function clean(folder) {
  const kept = /^(package\.json|node_modules|.*\.config\.ts|tsconfig\.(esm|cjs)\.json)$/;
  for (const name of readdirSync(folder)) if (!kept.test(name)) rmSync(join(folder, name), { recursive: true });
  for (const cache of ['.cache', '.vite', '.vite-temp']) {
    for (const modules of [folder, here])
      rmSync(join(modules, 'node_modules', cache), { recursive: true, force: true });
  }
}

/**
 * One build in a new process. What was built is loaded afterwards: a build that is fast and wrong is none.
 * @param {Tool} tool
 * @returns {import('./measure.mjs').Run}
 */
export function runTool(tool, folder = join(here, 'tools', tool.folder)) {
  clean(folder);
  cpSync(join(here, 'library'), folder, { recursive: true });
  try {
    const { program } = findPackage(folder, tool.package);
    const started = performance.now();
    for (const args of tool.builds) start([program, ...args], folder);
    const seconds = (performance.now() - started) / 1000;
    const output = join(folder, 'dist');
    load(output);
    return { seconds, sizes: sizesOf(readOutput(output)) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    clean(folder);
  }
}

/** @param {string[]} args @param {string} cwd */
function start(args, cwd) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', timeout: 120_000 });
  const lines = `${stderr}\n${stdout}`.split('\n').filter((line) => /error/i.test(line));
  if (status !== 0) throw new Error(lines[0]?.trim() || `The build ended with ${status}.`);
}

/** Imports and requires the entries. @param {string} output */
function load(output) {
  const entries = readOutput(output).filter(({ path }) => /^((esm|cjs)\/)?index\.[cm]?js$/.test(path));
  if (entries.length < 2) throw new Error('The build has not written both formats.');
  const check = `const { describe } = entry;
    const text = describe('2024-01-02', { now: '2024-01-01' });
    if (text !== 'tomorrow') throw new Error('Error: describe() answers ' + text);`;
  for (const { path } of entries) {
    const file = join(output, path);
    const isEsm = /\.mjs$|^esm\//.test(path);
    // The ES modules of tsc have no ending of their own, and no \`package.json\` beside them.
    if (path.startsWith('esm/')) writeFileSync(join(output, 'esm/package.json'), '{ "type": "module" }');
    const code = isEsm
      ? `const entry = await import(${JSON.stringify(pathToFileURL(file).href)}); ${check}`
      : `const entry = require(${JSON.stringify(file)}); ${check}`;
    start([`--input-type=${isEsm ? 'module' : 'commonjs'}`, '-e', code], output);
  }
}

/** @param {number} rounds */
function compare(rounds) {
  /** @type {Map<Tool, import('./measure.mjs').Run[]>} */
  const runs = new Map(tools.map((tool) => [tool, []]));
  // By turns, so that what else the machine does is shared out evenly. The first round fills the caches of the disk.
  for (let round = 0; round <= rounds; round++) {
    console.log(round === 0 ? 'Warming up …' : `Round ${round} of ${rounds} …`);
    for (const [tool, its] of runs) {
      const run = runTool(tool);
      if (round > 0) its.push(run);
      if ('error' in run) console.error(`${tool.name}: ${run.error}`);
    }
  }
  return [...runs].map(([tool, its]) => ({
    name: tool.name,
    version: findPackage(join(here, 'tools', tool.folder), tool.package).version,
    typescript: findPackage(join(here, 'tools', tool.folder), 'typescript').version,
    ...rowOf(its),
  }));
}

function main() {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
  install();
  const rounds = Number(values.rounds);
  const results = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()}`,
    node: process.versions.node,
    rounds,
    tools: compare(rounds),
  };
  writeFileSync(join(here, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.table(results.tools);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
