/**
 * Finds Groonga, the search engine of one browser test. In this order: named by the environment, on the PATH, the system's package
 * manager. Without it that test is skipped: it is the only one that needs it.
 */
import { delimiter, join } from 'node:path';
import { thisMachine } from './find-chromium.mjs';
import { isMain } from './place.mjs';

/** @typedef {import('./find-chromium.mjs').World} World */

const patience = 60_000;

/**
 * Finds an installed program; installs nothing.
 * @param {Pick<World, 'env' | 'isExecutable'>} world
 * @returns {string | null}
 */
export function groongaAtHand({ env, isExecutable }) {
  const named = env.FOLIA_GROONGA ? [env.FOLIA_GROONGA] : [];
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...named, ...folders.map((folder) => join(folder, 'groonga'))].find(isExecutable) ?? null;
}

/**
 * @param {World} world
 * @returns {string | null} Null when it is not available.
 */
export function findGroonga(world) {
  const found = groongaAtHand(world);
  if (found) return found;
  world.say('No Groonga found: installing the package "groonga-bin" of the system …');
  const install = () => world.run('apt-get', ['install', '-y', '--no-install-recommends', 'groonga-bin'], 5 * patience);
  if (!install() && world.run('apt-get', ['update'], 3 * patience)) install();
  const installed = groongaAtHand(world);
  if (!installed)
    world.say('Groonga cannot be installed here: the test of remote search with a real engine is skipped.');
  return installed;
}

if (isMain(import.meta.url)) console.log(findGroonga(thisMachine()) ?? 'none');
