import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@rstest/core';
import { outputs } from './outputs';

const samples = fileURLToPath(new URL('../../samples', import.meta.url));
const words = (text: string) => text.replace(/\\n/g, '\n').replace(/\s+/g, ' ');

test.each(Object.entries(outputs))('the output on the card "%s" was made by a sample', (_icon, { text, file }) => {
  const kept = words(readFileSync(`${samples}/${file}`, 'utf8'));
  for (const line of text.split('\n')) expect(kept).toContain(words(line.trim()));
});
