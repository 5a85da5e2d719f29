/**
 * Looks for the known defects in published versions of the tool and writes `versions.txt`: `node website/defects/probe.mjs`. Downloads the versions,
 * so it is not a part of any check; run it after an upgrade.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env, execPath } from 'node:process';
import { cases } from './cases.mjs';

const versions = ['0.15.1', '0.19.6', '0.20.3', '0.21.5', '0.22.1', '0.23.2', '1.0.0', '1.0.1'];

/** Installs one version; answers its `node_modules`. */
function install(/** @type {string} */ folder, /** @type {string} */ version, typescript = '6') {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const packages = [`@rslib/core@${version}`, `typescript@${typescript}`];
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`npm install ${packages.join(' ')} failed:\n${stderr}`);
  return join(folder, 'node_modules');
}

/** @returns {boolean | null} */
function probe(
  /** @type {import('./cases.mjs').Case} */ one,
  /** @type {string} */ folder,
  /** @type {string} */ modules,
) {
  const files = {
    'package.json': '{"type":"module","name":"case","version":"1.0.0"}',
    'rslib.config.mjs': one.config ?? '',
    ...one.files,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(modules, join(folder, 'node_modules'));
  const builds = (one.flags ?? [[]]).map((flags) =>
    spawnSync(execPath, [join(modules, '@rslib/core/bin/rslib.js'), 'build', ...flags], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    }),
  );
  const log = builds.map(({ stdout, stderr }) => stdout + stderr).join('');
  const read = (/** @type {string} */ path) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null;
  return one.shows({ status: builds.at(-1)?.status ?? null, log, read });
}

const scratch = mkdtempSync(join(tmpdir(), 'defects-'));
/** @type {Record<string, Record<string, boolean | null>>} */
const found = Object.fromEntries(Object.keys(cases).map((name) => [name, {}]));
for (const version of versions) {
  const installed = new Map();
  for (const [name, one] of Object.entries(cases)) {
    const typescript = one.typescript ?? '6';
    const folder = join(scratch, version, `typescript-${typescript}`);
    if (!installed.has(typescript)) installed.set(typescript, install(folder, version, typescript));
    /** @type {(boolean | null)[]} */
    const results = [];
    for (let attempt = 0; attempt < (one.attempts ?? 1) && results.at(-1) !== true; attempt++)
      results.push(probe(one, join(folder, 'cases', `${name}-${attempt}`), installed.get(typescript)));
    const result = results.at(-1) ?? null;
    Object.assign(found[name] ?? {}, { [version]: result });
    console.log(version, name, result);
  }
}
const word = (/** @type {boolean | null | undefined} */ result) => (result == null ? '–' : result ? 'yes' : 'no');
const line = (/** @type {string[]} */ [first = '', ...rest]) =>
  (first.padEnd(18) + rest.map((cell) => cell.padEnd(8)).join('')).trimEnd();
const rows = Object.entries(found).map(([name, results]) => [
  name,
  ...versions.map((version) => word(results[version])),
]);
writeFileSync(
  join(import.meta.dirname, 'versions.txt'),
  [['', ...versions], ...rows].map((row) => `${line(row)}\n`).join(''),
);
rmSync(scratch, { recursive: true });
