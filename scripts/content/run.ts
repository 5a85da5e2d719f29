/**
 * `npm run content`: checks the pages against the tool, the packages and each other. `--report` lists all pages; `--follow` carries
 * out the guides instead; `--read 3` names three pages per language to be read aloud.
 */
import { allChecks } from './checks';
import { follow } from './follow/run';
import { reportOf } from './length';
import { readPages } from './page/read-pages';
import { printReading } from './reading';

async function check(): Promise<boolean> {
  const pages = readPages();
  if (process.argv.includes('--report')) console.log(`${reportOf(pages)}\n`);
  const failed: string[] = [];
  for (const { name, run, figures } of allChecks()) {
    const start = performance.now();
    const findings = await run(pages);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const errors = findings.filter(({ level }) => level !== 'warning');
    console.log(`${errors.length === 0 ? '✓' : '✗'} ${name.padEnd(28)} ${seconds.padStart(5)} s`);
    for (const { at, problem, level } of findings) console.log(`  ${at}\n    ${level ? `${level}: ` : ''}${problem}`);
    for (const figure of figures?.(pages) ?? []) console.log(`  ${figure}`);
    if (errors.length > 0) failed.push(name);
  }
  console.log(
    failed.length === 0
      ? `\n${pages.length} pages are as they should be.`
      : `\n${failed.length} checks failed: ${failed.join(', ')}.`,
  );
  return failed.length === 0;
}

const args = process.argv.slice(2);
if (args.includes('--read')) printReading(readPages(), args);
else process.exitCode = (args.includes('--follow') ? await follow(args) : await check()) ? 0 : 1;
