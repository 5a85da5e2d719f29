import { isInteractive } from '../../shared/interactive';
import { getModuleKey } from './module-key';

export interface IslandOptions {
  root: string;
  themeFolder: string;
  clientIsland: string;
  /** Components of Rspress are hydrated without a directive: here those that need it are. */
  rspress: boolean;
}

/** What the loader needs of the bundler's loader context. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): IslandOptions;
  cacheable(): void;
}

/** Whether `'use client'` is the first thing in a module after blanks and comments. */
function isIsland(source: string): boolean {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let start = 0;
  while (blank.test(source)) start = blank.lastIndex;
  return /^(['"])use client\1/.test(source.slice(start, start + 12));
}

const isOfPackage = /[\\/]node_modules[\\/]/;

/**
 * Server build only. A module that begins with `'use client'`, and on a site of Rspress one with state or handlers, is replaced by a proxy whose exports render themselves as
 * islands; the module itself is reached under `?island`. CommonJS, because its export names are known only when it runs.
 */
export default function islandLoader(this: LoaderContext, source: string): string {
  this.cacheable();
  const { root, themeFolder, clientIsland, rspress } = this.getOptions();
  const implied = rspress && !isOfPackage.test(this.resourcePath) && isInteractive(source);
  if (!implied && !isIsland(source)) return source;
  const key = getModuleKey(this.resourcePath, root, themeFolder);
  return [
    `const real = require(${JSON.stringify(`${this.resourcePath}?island`)});`,
    `const { asIsland } = require(${JSON.stringify(clientIsland)});`,
    `module.exports = { __esModule: true, ...asIsland(real, ${JSON.stringify(key)}) };`,
  ].join('\n');
}
