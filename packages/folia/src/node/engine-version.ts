import { enginePaths } from './bundler/paths';
import { fingerprint } from './cache/fingerprint';
import { getVersion, versionIn } from './support/packages';

/** Changes with everything whose change makes another site of the same files: the engine, the parser, the highlighter, Node. */
export function engineVersion(): string {
  // the parser exports nothing but itself
  const parser = versionIn(new URL('../package.json', import.meta.resolve('satteri')));
  // an engine that is being worked on keeps its version
  const [, ...built] = fingerprint(enginePaths.worker);
  return [getVersion('folia'), getVersion('shiki'), parser, process.version, ...built].join(' ');
}
