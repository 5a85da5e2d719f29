/** Fingerprint of the work tree, for a report to record its sources. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {object} SourceTree
 * @property {string} commit The last commit.
 * @property {string} tree Git's hash of all files that are not ignored, committed or not.
 */

/** Git refuses a work tree that belongs to another user, as it does in containers. Nothing of it is run here. */
const anyOwner = ['-c', 'safe.directory=*', '-c', 'core.fsmonitor=false'];

/**
 * @param {string} folder Of a git work tree.
 * @returns {SourceTree | null} null without git.
 */
export function sourceTree(folder) {
  // A separate index, so that staged changes stay unchanged.
  const scratch = mkdtempSync(join(tmpdir(), 'folia-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(scratch, 'index') };
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', [...anyOwner, ...args], {
      cwd: folder,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    git('add', '--all', '.');
    return { commit: git('rev-parse', 'HEAD'), tree: git('write-tree') };
  } catch {
    return null;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
