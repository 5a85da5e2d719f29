import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOfTree } from '../scripts/process-tree';
import { folia } from './command';
import { serve } from './serve';
import type { BenchSite } from './sites';

const edits = 500;
const visits = 200;
const interval = 50;

/** Memory of a dev server while a page is saved 500 times and 200 pages are visited, as lines of a table. */
export async function measureDevMemory(folder: string, { typical, typicalFile, files }: BenchSite): Promise<string> {
  const server = await serve((port) => folia(folder, 'dev', '--port', String(port)), typical);
  const file = join(folder, typicalFile);
  const source = readFileSync(file, 'utf8');
  const addresses = [...files.keys()].flatMap((path) => /^docs\/en\/(section.*)\.md$/.exec(path)?.[1] ?? []);
  const lines = ['Memory of the dev server', '', '| After | MB |', '|---|---|'];
  const note = (what: string) => lines.push(`| ${what} | ${memoryOfTree(server.pid, 'RssAnon').toFixed(0)} |`);
  const show = async (path: string, text = '') => {
    while (!(await (await fetch(server.url + path)).text()).includes(text))
      await new Promise((resolve) => setTimeout(resolve, 5));
  };
  note('the first page');
  for (let edit = 1; edit <= edits; edit++) {
    const text = `Saved for the ${edit}th time.`;
    writeFileSync(file, `${source}\n${text}\n`);
    await show(typical, text);
    if (edit % interval === 0) note(`${edit} edits`);
  }
  for (let visit = 1; visit <= visits; visit++) {
    await show(addresses[visit % addresses.length] ?? typical);
    if (visit % interval === 0) note(`${visit} visits`);
  }
  await server.stop();
  return `${lines.join('\n')}\n`;
}
