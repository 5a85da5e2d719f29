/**
 * Finds Firefox and WebKitGTK, in which a part of the browser tests runs once more. In this order: named by the environment,
 * installed, the system's package manager. Without them, their tests are skipped.
 */
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { thisMachine } from './find-chromium.mjs';
import { isMain } from './place.mjs';

/**
 * @typedef {Pick<import('./find-chromium.mjs').World, 'env' | 'isExecutable'>} Programs
 * @typedef {Pick<import('./find-chromium.mjs').World, 'run' | 'say'> & Programs} World
 * @typedef {'firefox' | 'webkit'} BrowserName
 */

/** @type {Record<BrowserName, { variable: string, title: string, packages: string[] }>} */
const otherBrowsers = {
  firefox: { variable: 'FOLIA_FIREFOX', title: 'Firefox', packages: ['firefox-esr'] },
  webkit: {
    variable: 'FOLIA_WEBKIT',
    title: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus-x11', 'libgl1-mesa-dri'],
  },
};

/** @type {BrowserName[]} */
export const browserNames = ['firefox', 'webkit'];

const patience = 60_000;

/**
 * Finds an installed program; installs nothing.
 * @param {BrowserName} name
 * @param {Programs} world
 * @returns {string | null} Path of Firefox, or of WebKit's MiniBrowser.
 */
export function browserAtHand(name, world) {
  const named = world.env[otherBrowsers[name].variable];
  if (named) return world.isExecutable(named) ? named : null;
  if (name === 'firefox') return onPath('firefox-esr', world) ?? onPath('firefox', world);
  const around = ['WebKitWebDriver', 'xvfb-run', 'dbus-run-session'];
  return around.every((program) => onPath(program, world)) ? (miniBrowsers().find(world.isExecutable) ?? null) : null;
}

/**
 * @param {BrowserName} name
 * @param {World} world
 * @returns {string | null} Null when it is not available.
 */
export function findBrowser(name, world) {
  const found = browserAtHand(name, world);
  if (found) return found;
  const { title, packages } = otherBrowsers[name];
  world.say(`No ${title} found: installing the packages ${packages.join(', ')} of the system …`);
  const install = () => world.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], 5 * patience);
  if (!install() && world.run('apt-get', ['update'], 3 * patience)) install();
  return browserAtHand(name, world);
}

/** @param {BrowserName} name */
export function reasonToSkip(name) {
  const { variable, title, packages } = otherBrowsers[name];
  return `${title} is not here and cannot be installed: its tests are skipped (${variable}, or apt-get install ${packages.join(' ')})`;
}

/**
 * @param {string} program
 * @param {Programs} world
 */
function onPath(program, { env, isExecutable }) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, program)).find(isExecutable) ?? null;
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser` */
function miniBrowsers() {
  const list = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return list('/usr/lib')
    .flatMap((folder) => [folder, ...list(folder)])
    .filter((folder) => /webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'));
}

if (isMain(import.meta.url)) for (const name of browserNames) console.log(findBrowser(name, thisMachine()));
