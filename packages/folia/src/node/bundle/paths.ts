import { join } from 'node:path';
import { packageRoot } from '../support/packages';

/** The engine's own built folder (`dist`): `client/` and `theme/` are known here as paths, never as imports. */
const engine = join(packageRoot, 'dist');

export const enginePaths = {
  clientEntry: join(engine, 'client/entry.js'),
  clientBoot: join(engine, 'client/boot.js'),
  clientDev: join(engine, 'client/dev.js'),
  clientServer: join(engine, 'client/server.js'),
  clientIsland: join(engine, 'client/island.js'),
  extendTheme: join(engine, 'client/extend-theme.js'),
  theme: join(engine, 'theme/index.js'),
  themeFolder: join(engine, 'theme'),
  islandLoader: join(engine, 'node/bundle/island-loader.js'),
  worker: join(engine, 'node/worker.js'),
  stock: join(engine, 'stock'),
};
