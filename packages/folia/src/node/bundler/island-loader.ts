import { getModuleKey } from './module-key';

/** What the loader needs of the bundler's loader context. */
interface LoaderContext {
  resourcePath: string;
  getOptions(): { root: string; themeFolder: string; clientIsland: string };
  cacheable(): void;
}

/** Whether `'use client'` is the first thing in a module after blanks and comments. */
function isIsland(source: string): boolean {
  const blank = /\s+|\/\/.*|\/\*[\s\S]*?\*\//y;
  let start = 0;
  while (blank.test(source)) start = blank.lastIndex;
  return /^(['"])use client\1/.test(source.slice(start, start + 12));
}

/**
 * Server build only. A module that begins with `'use client'` is replaced by a proxy whose exports render themselves as
 * islands; the module itself is reached under `?island`. CommonJS, because its export names are known only when it runs.
 */
export default function islandLoader(this: LoaderContext, source: string): string {
  this.cacheable();
  if (!isIsland(source)) return source;
  const { root, themeFolder, clientIsland } = this.getOptions();
  const key = getModuleKey(this.resourcePath, root, themeFolder);
  return [
    `const real = require(${JSON.stringify(`${this.resourcePath}?island`)});`,
    `const { asIsland } = require(${JSON.stringify(clientIsland)});`,
    `module.exports = { __esModule: true, ...asIsland(real, ${JSON.stringify(key)}) };`,
  ].join('\n');
}
