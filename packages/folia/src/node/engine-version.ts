import { enginePaths } from './bundle/paths';
import { versionIn, versionOf } from './support/packages';
import { stampOf } from './support/stamps';

/** Changes with everything whose change makes another site of the same files: the engine, the parser, the highlighter, Node. */
export function engineVersion(): string {
  // the parser exports nothing but itself
  const parser = versionIn(new URL('../package.json', import.meta.resolve('satteri')));
  // an engine that is being worked on keeps its version
  const [, ...built] = stampOf(enginePaths.worker);
  return [versionOf('folia'), versionOf('shiki'), parser, process.version, ...built].join(' ');
}
