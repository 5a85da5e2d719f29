import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const [project = '', ...args] = process.argv.slice(2);
const cwd = join(import.meta.dirname, project);
const kit = join(cwd, 'node_modules/kit');
if (project === 'shop' && !existsSync(kit)) {
  mkdirSync(join(cwd, 'node_modules'), { recursive: true });
  symlinkSync(join(import.meta.dirname, 'kit'), kit, 'junction');
}

const tool = existsSync(join(cwd, 'rslib.config.ts')) ? '@rslib/core/bin/rslib.js' : '@rsbuild/core/bin/rsbuild.js';
// npm installs what workspaces share beside the root's package.json
const bin = [cwd, import.meta.dirname]
  .map((folder) => join(folder, 'node_modules', tool))
  .find((file) => existsSync(file));
const { status, stdout, stderr } = spawnSync(process.execPath, [bin ?? tool, 'build', ...args], {
  cwd,
  encoding: 'utf8',
});
console.log(`${project}: ${status === 0 ? 'built' : `failed with code ${status}`}`);
if (status !== 0) {
  console.log((stdout + stderr).match(/^.*Module not found.*$/m)?.[0] ?? stdout + stderr);
  process.exitCode = 1;
}

const manifest = join(cwd, 'dist/mf-manifest.json');
if (status === 0 && existsSync(manifest)) {
  const { metaData, remotes, exposes } = JSON.parse(readFileSync(manifest, 'utf8'));
  console.log('entry   ', metaData.remoteEntry.type);
  for (const { path } of exposes) console.log('exposes ', path);
  for (const { alias, moduleName, entry } of remotes) console.log('uses    ', `${alias}/${moduleName}`, 'from', entry);
}
