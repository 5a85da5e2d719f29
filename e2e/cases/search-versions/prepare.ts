import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds more pages with one word than a search returns. */
export default function prepare(folder: string): void {
  const pages = join(folder, 'docs/v2/en/log');
  mkdirSync(pages, { recursive: true });
  for (let day = 1; day <= 130; day++)
    writeFileSync(join(pages, `day-${day}.md`), `# Day ${day}\n\nOn day ${day} a seagull came aboard.\n`);
}
