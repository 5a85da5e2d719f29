import { join } from 'node:path';
import { packageRoot } from '../support/packages';

/** The engine's own built folder (`dist`): `client/` and `theme/` are known here as paths, never as imports. */
const engine = join(packageRoot, 'dist');

export const enginePaths = {
  clientEntry: join(engine, 'client/bootstrap/bootstrap.js'),
  clientHydrate: join(engine, 'client/hydration/hydrate.js'),
  clientDev: join(engine, 'client/dev/dev.js'),
  clientServer: join(engine, 'client/server.js'),
  clientIsland: join(engine, 'client/hydration/island.js'),
  extendTheme: join(engine, 'client/theme/extend-theme.js'),
  theme: join(engine, 'theme/index.js'),
  bannerTheme: join(engine, 'theme/banner-theme.js'),
  rspress: {
    runtime: join(engine, 'client/compat/rspress-runtime.js'),
    theme: join(engine, 'theme/compat/rspress-theme.js'),
    plugins: join(engine, 'client/compat/rspress-plugins.js'),
  },
  rspressTokens: join(engine, 'theme/compat/rspress-tokens.lazy.css'),
  rspressPages: join(engine, 'client/compat/rspress-pages.js'),
  rspressPagesLoader: join(engine, 'node/bundler/rspress-pages-loader.js'),
  strings: join(engine, 'theme/strings'),
  stringsSource: join(engine, 'client/theme/strings-source.js'),
  rightToLeftStyles: join(engine, 'theme/styles/rtl.lazy.css'),
  lateStyles: join(engine, 'theme/styles/late.lazy.css'),
  themeFolder: join(engine, 'theme'),
  islandLoader: join(engine, 'node/bundler/island-loader.js'),
  svgImportLoader: join(engine, 'node/bundler/svg-import-loader.js'),
  svgLoader: join(engine, 'node/bundler/svg-loader.js'),
  worker: join(engine, 'node/worker.js'),
  prebuilt: join(engine, 'prebuilt'),
};
