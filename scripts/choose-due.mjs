/** Of numerous things that seldom break (pages, samples), `npm test` checks the changed ones and a sample of the rest. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './place.mjs';

/**
 * @typedef {object} Candidate
 * @property {string} name
 * @property {string} key Hash of everything its result depends on.
 * @property {string | null} passed The key it last passed with, null when it never did.
 */

/**
 * Candidates that have changed since they last passed, and some that have never passed here: others with every run, until all have.
 * On a fresh clone nothing has passed, so the sample depends on the commit alone.
 * @param {Candidate[]} candidates
 * @param {{ sample: number, seed: string }} options
 * @returns {string[]} Names, in the order of the candidates.
 */
export function chooseDue(candidates, { sample, seed }) {
  const order = (/** @type {Candidate} */ { name }) => hashOf(seed, name);
  const unseen = candidates.filter(({ passed }) => passed === null);
  const sampled = unseen.sort((a, b) => (order(a) < order(b) ? -1 : 1)).slice(0, sample);
  const isDue = (/** @type {Candidate} */ candidate) =>
    candidate.passed === null ? sampled.includes(candidate) : candidate.passed !== candidate.key;
  return candidates.filter(isDue).map(({ name }) => name);
}

/**
 * Records of passed candidates, kept between runs.
 * @param {string} folder
 */
export function openPassNotes(folder) {
  const file = (/** @type {string} */ name) => join(folder, hashOf(name).slice(0, 16));
  return {
    /** @param {string} name @returns {string | null} */
    passed(name) {
      try {
        return readFileSync(file(name), 'utf8');
      } catch {
        return null;
      }
    },
    /** @param {string} name @param {string} key */
    note(name, key) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file(name), key);
    },
  };
}

/** @returns {string} Empty outside of a checkout. */
export const currentCommit = () =>
  spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/** @param {...(string | Buffer)} parts */
export function hashOf(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
