/** Run once, when the engine has been built: makes the bundle of all sites that bring no code of their own. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../support/files';
import { packageRoot } from '../support/packages';
import { compile } from './compile';
import { browserEntry, type EntryInput, serverEntry } from './entries';
import { enginePaths } from './paths';
import { hashIn, recordStock, stockFolder, stockTokens } from './prebuilt';
import { type BundleSettings, entryFiles } from './settings';
import { getAssets } from './stats';
import { bundleSize } from './transfer-size';

const generated = join(enginePaths.stock, 'entries');
const input: EntryInput = {
  folder: generated,
  siteData: join(generated, 'site.mjs'),
  socialIcons: join(generated, 'social-icons.mjs'),
  defaultTheme: enginePaths.theme,
  theme: null,
  globalStyles: [],
  extendTheme: enginePaths.extendTheme,
  globalComponents: new Map(),
  globalUI: [],
};
const { clientServer, clientEntry, clientHydrate } = enginePaths;
const settings: Omit<BundleSettings, 'onDone'> = {
  root: packageRoot,
  base: stockTokens.base,
  mode: 'production',
  generated,
  serverOut: stockFolder('server'),
  browserOut: stockFolder('browser'),
};

rmSync(enginePaths.stock, { recursive: true, force: true });
mkdirSync(generated, { recursive: true });
const write = (name: string, text: string) => writeFileSync(join(generated, name), text);
write('site.mjs', `export default ${stockTokens.site};\n`);
write('social-icons.mjs', `export default ${stockTokens.socialIcons};\n`);
write(entryFiles.server, serverEntry({ ...input, clientServer, modules: new Map() }));
write(
  entryFiles.browser,
  browserEntry({
    ...input,
    clientEntry,
    clientHydrate,
    clientDev: null,
    hydrate: 'idle',
    productMenu: null,
    islands: new Map(),
  }),
);
await compile('server', settings);
const assets = getAssets(await compile('browser', settings), hashOf);
rmSync(generated, { recursive: true });
// measured here once: most of it is React, which is the same for all
await bundleSize(stockFolder('browser'), assets.firstVisit);
recordStock('server', {});
// the entry names every other file: its hash changes when any of them does
recordStock('browser', { ...assets, build: assets.scripts.flatMap((name) => hashIn(name) ?? []).join() });
