/**
 * Builds a site and writes the result as JSON: `node build-site.mjs <folder> <file>`. A process of its own, so that its memory can
 * be measured.
 */
import { writeFileSync } from 'node:fs';
import { build, createLog, DocsError } from 'folia/node';

const [folder = '.', file = 'result.json'] = process.argv.slice(2);
/** @type {import('folia/node').Problem[]} */
const problems = [];
const silent = createLog({ stream: { write: () => {} }, tty: false, ci: true, cwd: folder });
/** @type {import('folia/node').Log} */
const log = { ...silent, problem: (problem) => void problems.push(problem) };

/** @returns {Promise<{ pages: number, firstVisit: number }>} */
async function run() {
  try {
    return await build({ cwd: folder }, log);
  } catch (error) {
    if (error instanceof DocsError) problems.push(...error.problems);
    else problems.push({ level: 'error', message: String(error), hint: null, at: null, frame: null });
    return { pages: 0, firstVisit: 0 };
  }
}

const { pages, firstVisit } = await run();
writeFileSync(file, JSON.stringify({ pages, firstVisit, problems }));
