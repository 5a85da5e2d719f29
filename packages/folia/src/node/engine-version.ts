import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { enginePaths } from './bundle/paths';
import { stampOf } from './support/stamps';

const require = createRequire(import.meta.url);

/** Changes with everything whose change makes another site of the same files: the engine, the parser, the highlighter, Node. */
export function engineVersion(): string {
  // the parser exports nothing but itself
  const parser = JSON.parse(readFileSync(new URL('../package.json', import.meta.resolve('satteri')), 'utf8'));
  const manifests = [require('../../package.json'), require('shiki/package.json'), parser];
  const versions = manifests.map(({ version }: { version: string }) => version);
  // an engine that is being worked on keeps its version
  const [, ...built] = stampOf(enginePaths.worker);
  return [...versions, process.version, ...built].join(' ');
}
