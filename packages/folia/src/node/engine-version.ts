import { enginePaths } from './bundler/paths';
import { fingerprint } from './cache/fingerprint';
import { getVersion, versionIn } from './support/packages';

/** Changes with every version that affects the output: the engine, the parser, the highlighter, Node.js. */
export function engineVersion(): string {
  // the parser does not export its package.json
  const parser = versionIn(new URL('../package.json', import.meta.resolve('satteri')));
  // the version stays the same while the engine is developed
  const [, ...built] = fingerprint(enginePaths.worker);
  return [getVersion('folia'), getVersion('shiki'), parser, process.version, ...built].join(' ');
}
