import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { rsbuild } from '@rslib/core';

/** Lists the packages whose code is bundled, with their licences, in `THIRD-PARTY-LICENSES.txt`. */
export const thirdPartyLicenses: rsbuild.RsbuildPlugin = {
  name: 'folia:third-party-licenses',
  setup: (api) =>
    api.processAssets({ stage: 'additional', targets: ['node'] }, ({ compilation, sources }) => {
      const modules = [...compilation.modules].flatMap(partsOf);
      const folders = modules.flatMap((module) => findPackage(module.nameForCondition() ?? '') ?? []);
      const notices = [...new Set(folders)].map(createNotice).sort();
      compilation.emitAsset('THIRD-PARTY-LICENSES.txt', new sources.RawSource(notices.join(`\n${'-'.repeat(80)}\n\n`)));
    }),
};

type Module = rsbuild.Rspack.Module;

/** Modules that were joined into one. */
const partsOf = (module: Module): Module[] =>
  'modules' in module ? (module as rsbuild.Rspack.ConcatenatedModule).modules : [module];

/** The folder of the package that a file in `node_modules` belongs to. */
function findPackage(path: string): string | null {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(path)?.[0] ?? null;
}

function createNotice(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file && license !== 'MIT') throw new Error(`${name} has no licence file, and its licence is not MIT: ${folder}`);
  const text = file ? readFileSync(join(folder, file), 'utf8') : mitLicense(author?.name ?? `the authors of ${name}`);
  return `${name} ${version}, ${license}\n\n${text.trim()}\n`;
}

/** For packages that name the licence without its text: that of this package, with their author. */
function mitLicense(author: string): string {
  const own = readFileSync(new URL('../LICENSE', import.meta.url), 'utf8');
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${author}`);
}
