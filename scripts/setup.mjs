/**
 * Runs before every script of the workspace, so it has no dependencies: checks Node and npm, and installs the locked packages when
 * the installed ones differ from the lockfile. Nothing is downloaded twice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './place.mjs';

const oldestNpm = 10;

/**
 * @param {string} node `20.20.2`
 * @param {string} npm `11.19.1`
 * @returns {string | null} The problem with a hint, null when both are supported.
 */
export function versionProblem(node, npm) {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const nodeFits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!nodeFits) return `Node ${node} cannot run this project. Install Node 20.19 or newer (https://nodejs.org).`;
  if (Number.parseInt(npm, 10) < oldestNpm)
    return `npm ${npm} is too old to read the lockfile. Run "npm install --global npm@11".`;
  return null;
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * npm writes a lockfile inside `node_modules` at the end, which lists the installed packages.
 * Optional packages (other platforms) may be absent.
 * @param {Lockfile} locked
 * @param {Lockfile} installed
 * @returns {string | null} The first package that is missing or has another version.
 */
export function firstDifference(locked, installed) {
  for (const [path, wanted] of Object.entries(locked.packages ?? {})) {
    if (!path.includes('node_modules/')) continue;
    const found = installed.packages?.[path];
    if (found ? found.version !== wanted.version : !wanted.optional && !wanted.devOptional && !wanted.peer) return path;
  }
  return null;
}

/** @returns {string | null} Why packages have to be installed. */
function reasonToInstall() {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return 'no packages yet';
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  const path = firstDifference(read(join(root, 'package-lock.json')), read(installedFile));
  return path && `${path.replace(/^.*node_modules\//, '')} is not as locked`;
}

/** @returns {number} exit code */
function setUp() {
  const npm = spawnSync('npm', ['--version'], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  const problem = versionProblem(process.versions.node, (npm.stdout ?? '').trim());
  if (problem) {
    console.error(problem);
    return 1;
  }
  const reason = reasonToInstall();
  if (!reason) return 0;
  console.log(`Installing the locked packages (${reason}) …`);
  const options = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const install = spawnSync('npm', options, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (install.status !== 0) console.error('The packages could not be installed: see the message of npm above.');
  return install.status ?? 1;
}

if (isMain(import.meta.url)) process.exitCode = setUp();
