import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'folia';

/** Emphasis is shouted; and what was built is counted. */
export const shout = (): Plugin => ({
  name: 'shout',
  mdast: new URL('./shout-words.js', import.meta.url),
  hast: './src/mark-strong.js',
  buildEnd({ outDir, pages }) {
    writeFileSync(join(outDir, 'built.txt'), String(pages.length));
  },
});
