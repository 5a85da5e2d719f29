/**
 * Finds the browser of the tests. In this order: named by the environment, on the PATH, Playwright's own download,
 * the system's package manager. The environment is passed as one object, so that the order can be tested.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { isMain, root } from './place.mjs';

const variables = ['FOLIA_CHROMIUM', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'];
/** The shell is Chromium without windows and tabs around the page: the same tests in two thirds of the time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const downloadLimit = 60_000;

/**
 * @typedef {object} World
 * @property {Record<string, string | undefined>} env
 * @property {(path: string) => boolean} isExecutable
 * @property {() => string} downloadedPath Where Playwright keeps (or would keep) its own.
 * @property {(command: string, args: string[], limit: number) => boolean} run True when it ended well in time.
 * @property {(line: string) => void} say
 */

/**
 * Finds an installed program; installs nothing.
 * @param {World} world
 * @returns {string | null}
 */
export function chromiumAtHand(world) {
  return named(world) ?? onPath(world) ?? downloaded(world);
}

/**
 * Finds an installed Chromium with windows: the shell renders differently, so its measurements do not apply to users.
 * @param {World} world
 * @returns {string | null}
 */
export function wholeChromiumAtHand(world) {
  return named(world) ?? onPath(world, commands.slice(1)) ?? chromiumAtHand(world);
}

/**
 * @param {World} world
 * @returns {string}
 * @throws {Error} saying what to do, when all four ways fail.
 */
export function findChromium(world) {
  const found = chromiumAtHand(world);
  if (found) return found;
  world.say('No Chromium found: downloading the one of Playwright (at most a minute) …');
  world.run('npx', ['playwright', 'install', 'chromium'], downloadLimit);
  const fetched = downloaded(world);
  if (fetched) return fetched;
  world.say('The download failed: installing the package "chromium" of the system …');
  if (world.run('apt-get', ['update'], 5 * downloadLimit)) {
    world.run('apt-get', ['install', '-y', 'chromium', 'fonts-noto-cjk'], 10 * downloadLimit);
    // not every system has it
    world.run('apt-get', ['install', '-y', 'chromium-headless-shell'], 5 * downloadLimit);
  }
  const installed = onPath(world);
  if (installed) return installed;
  throw new Error(
    [
      'The browser tests need Chromium, and none could be found or installed. Do one of these:',
      '  - set FOLIA_CHROMIUM to the path of a Chromium or Chrome',
      '  - put "chromium" or "google-chrome" on the PATH',
      '  - run "npx playwright install chromium" where the network allows it',
      '  - run "apt-get install -y chromium" as root',
    ].join('\n'),
  );
}

/** @param {World} world */
function named(world) {
  for (const variable of variables) {
    const path = world.env[variable];
    if (!path) continue;
    if (world.isExecutable(path)) return path;
    throw new Error(`${variable} is set to "${path}", which is not a program that can be run.`);
  }
  return null;
}

/** @param {World} world */
function onPath(world, names = commands) {
  const folders = (world.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((command) => folders.map((folder) => join(folder, command)));
  return paths.find(world.isExecutable) ?? null;
}

/** @param {World} world */
function downloaded(world) {
  const path = world.downloadedPath();
  return path && world.isExecutable(path) ? path : null;
}

/** @returns {World} */
export function thisMachine() {
  return {
    env: process.env,
    isExecutable(path) {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    downloadedPath: () => createRequire(join(root, 'e2e/package.json'))('@playwright/test').chromium.executablePath(),
    run: (command, args, timeout) => spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout }).status === 0,
    say: (line) => console.log(line),
  };
}

if (isMain(import.meta.url)) console.log(findChromium(thisMachine()));
