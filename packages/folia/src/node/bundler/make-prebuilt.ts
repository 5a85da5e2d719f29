/** Runs once, after the engine has been built: makes the bundle of all sites without code of their own. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../support/files';
import { packageRoot } from '../support/packages';
import { compile } from './compile';
import { appEntry, browserEntry, plainEntry, serverEntry } from './entries';
import { languagesEntry, prebuiltLanguages } from './languages-entry';
import { enginePaths } from './paths';
import { getReactVersion, type Prebuilt, prebuiltFolder, prebuiltRecord } from './prebuilt';
import { type BundleSettings, entryFiles, serverBundleFile } from './settings';
import { getAssets } from './stats';

const generated = join(enginePaths.prebuilt, 'entries');
const entry = { ...plainEntry, folder: generated };
const settings: Omit<BundleSettings, 'onDone'> = {
  root: packageRoot,
  base: '/',
  assetPrefix: 'auto',
  mode: 'production',
  generated,
  serverOut: prebuiltFolder('server'),
  browserOut: prebuiltFolder('browser'),
};

rmSync(enginePaths.prebuilt, { recursive: true, force: true });
mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, entryFiles.server), serverEntry(entry));
writeFileSync(join(generated, entryFiles.browser), browserEntry(generated));
writeFileSync(join(generated, entryFiles.app), appEntry(entry));
writeFileSync(join(generated, entryFiles.languages), languagesEntry(generated, prebuiltLanguages));
await compile('server', settings);
const prebuilt: Prebuilt = {
  react: getReactVersion(),
  server: hashOf(readFileSync(join(settings.serverOut, serverBundleFile))),
  browser: await getAssets(await compile('browser', settings), settings.browserOut),
};
rmSync(generated, { recursive: true });
writeFileSync(prebuiltRecord, JSON.stringify(prebuilt));
