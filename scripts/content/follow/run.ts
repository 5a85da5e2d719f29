/**
 * `npm run content -- --follow [page …]`: carries out each guide in an empty folder, then uses the result. `--due` leaves out pages
 * that have not changed since they passed, and most of those that never have.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseDue, currentCommit, openPassNotes } from '../../choose-due.mjs';
import { root } from '../../place.mjs';
import { readPages } from '../page/read-pages';
import { readJson } from '../workspace';
import { followJob } from './follow-job';
import { type Followed, jobOf } from './job';
import { lineOf, report } from './report';
import { SampleBuilds } from './sample-builds';
import { lockedVersions } from './versions';

const guides = /^guide\/(start|basic|framework|advanced|migration)\//;
/** How many pages that never passed here are due, with `--due`. */
const unseenDue = 1;

/** @returns Whether every page gave the described result. */
export async function follow(args: readonly string[]): Promise<boolean> {
  const followed = readJson<Followed>('website/writing/follow.json');
  const { notFollowed, pages, samples } = followed;
  const versions = lockedVersions(followed.versions);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const all = readPages();
  const unknown = [...named, ...Object.keys({ ...notFollowed, ...pages })].filter(
    (id) => !all.some((page) => page.id === id),
  );
  for (const id of unknown) console.error(`There is no page "${id}" (website/writing/follow.json).`);
  const jobs = all
    .filter(({ id }) => (named.length > 0 ? named.includes(id) : guides.test(id) && !notFollowed[id]))
    .map((page) => jobOf(page, followed, versions));
  const notes = openPassNotes(join(root, 'node_modules/.cache/follow'));
  const candidates = jobs.map(({ page, key }) => ({ name: page.file, key, passed: notes.passed(page.file) }));
  const due = args.includes('--due')
    ? chooseDue(candidates, { sample: unseenDue, seed: currentCommit() })
    : candidates.map(({ name }) => name);
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'follow-samples-'));
  const builds = new SampleBuilds(folder, { versions, samples });
  const results = [];
  for (const job of jobs.filter(({ page }) => due.includes(page.file))) {
    const result = await followJob(job, { versions, builds, samples });
    if (result.problem === null) notes.note(job.page.file, job.key);
    results.push(result);
    console.log(lineOf(result));
    if (result.problem) console.error(`${result.problem}\n`);
  }
  if (named.length === 0)
    for (const [id, reason] of Object.entries(notFollowed)) console.log(`- ${id} is not followed: ${reason}`);
  const passed = report(results, jobs);
  console.log(`${builds.count} builds of samples. One that several pages or both languages quote runs once.`);
  if (passed) rmSync(folder, { recursive: true, force: true });
  return passed && unknown.length === 0;
}
