import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './shell';
import { pinned, type Versions } from './versions';

/** What a page's result is used for. */
export interface Consumer {
  name: 'esm' | 'cjs' | 'nodenext' | 'bundler' | 'browser';
  problem: string | null;
}

interface Manifest {
  name?: string;
  exports?: unknown;
  main?: string;
  module?: string;
  types?: string;
  peerDependenciesMeta?: { [name: string]: { optional?: boolean } };
}

export interface Use {
  /** Where the page's project is. */
  project: string;
  /** An empty folder. */
  folder: string;
  versions: Versions;
  /** The package is for browsers: it is bundled instead of loaded by Node.js. */
  browser: boolean;
}

/** Packs a project, installs the tarball in another folder, and does what its users do: import, require, check types, bundle. */
export async function consume({ project, folder, versions, browser }: Use): Promise<Consumer[]> {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Manifest;
  const name = manifest.name ?? '';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const packed = await run(`npm pack --pack-destination "${folder}"`, project);
  const tarball = /\S+\.tgz/.exec(packed.log)?.[0];
  if (packed.code !== 0 || !tarball) return [{ name: 'esm', problem: `npm pack failed:\n${packed.log}` }];
  // what a package names as optional, such as `@types/react`, is what those have who check types
  const optional = Object.keys(manifest.peerDependenciesMeta ?? {});
  const tools = ['typescript', '@types/node', ...optional, ...(browser ? ['@rsbuild/core'] : [])].join(' ');
  const install = await run(`${pinned(`npm install ${tools}`, versions).command} "./${tarball}"`, folder);
  if (install.code !== 0) return [{ name: 'esm', problem: `The tarball cannot be installed:\n${install.log}` }];
  const entries = entriesOf(manifest).map((entry) => ({ ...entry, id: `${name}${entry.path.slice(1)}` }));
  const results: Consumer[] = [];
  const use = async (kind: Consumer['name'], files: { [path: string]: string }, command: string) => {
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    const { code, log } = await run(command, folder);
    results.push({ name: kind, problem: code === 0 ? null : `"${command}" ended with ${code}:\n${log}` });
  };
  const modules = entries.filter(({ path }) => !/\.(css|json)$/.test(path));
  const imports = entries.map(({ id, path }, index) => importOf(id, path, index)).join('\n');
  if (browser) {
    const shown = modules.map((_, index) => `part${index}`).join(', ');
    await use(
      'browser',
      { 'index.js': `${imports}\nglobalThis.parts = [${shown}];\n`, 'rsbuild.config.mjs': rsbuildConfig },
      'npx rsbuild build',
    );
  } else {
    const loads = modules.map(
      ({ id }) => `if (Object.keys(await import('${id}')).length === 0) throw new Error('${id} exports nothing');`,
    );
    await use('esm', { 'esm.mjs': `${loads.join('\n')}\n` }, 'node esm.mjs');
    const requires = modules.map(
      ({ id }) => `if (Object.keys(require('${id}')).length === 0) throw new Error('${id} exports nothing');`,
    );
    if (hasRequire(manifest)) await use('cjs', { 'cjs.cjs': `${requires.join('\n')}\n` }, 'node cjs.cjs');
  }
  if (!hasTypes(manifest)) return results;
  for (const resolution of ['nodenext', 'bundler'] as const) {
    const text = `${modules.map(({ id }, index) => `import * as part${index} from '${id}';`).join('\n')}\nexport const parts: object[] = [${modules.map((_, index) => `part${index}`).join(', ')}];\n`;
    await use(resolution, { 'consumer.ts': text, 'tsconfig.json': tsconfig(resolution) }, 'npx tsc');
  }
  return results;
}

const rsbuildConfig = `export default { source: { entry: { index: './index.js' } } };\n`;

const tsconfig = (resolution: 'nodenext' | 'bundler') =>
  JSON.stringify({
    compilerOptions: {
      module: resolution === 'nodenext' ? 'nodenext' : 'esnext',
      moduleResolution: resolution,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      strict: true,
      noEmit: true,
      types: ['node'],
    },
    files: ['consumer.ts'],
  });

/** What users can import: `.`, `./button`. Patterns cannot be imported as they are. */
function entriesOf({ exports, main, module }: Manifest): { path: string }[] {
  if (typeof exports === 'object' && exports !== null) {
    const keys = Object.keys(exports).filter(
      (key) => key.startsWith('.') && !key.includes('*') && !/package\.json$/.test(key),
    );
    return (keys.length > 0 ? keys : ['.']).map((path) => ({ path }));
  }
  return exports || main || module ? [{ path: '.' }] : [];
}

const importOf = (id: string, path: string, index: number): string =>
  path.endsWith('.css') ? `import '${id}';` : `import * as part${index} from '${id}';`;

const hasRequire = ({ exports, main }: Manifest): boolean =>
  main !== undefined || JSON.stringify(exports ?? '').includes('"require"');

const hasTypes = ({ exports, types }: Manifest): boolean =>
  types !== undefined || JSON.stringify(exports ?? '').includes('"types"');

/** Whether a project is a package that others can install. */
export function isPackage(project: string): boolean {
  const file = join(project, 'package.json');
  if (!existsSync(file)) return false;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return Boolean(manifest.name) && entriesOf(manifest).length > 0 && existsSync(join(project, 'dist'));
}
