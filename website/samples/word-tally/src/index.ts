#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { tally } from './tally';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    top: { type: 'string', default: '3' },
    version: { type: 'boolean' },
  },
});
const [file] = positionals;

if (values.version) {
  console.log(version);
} else if (file) {
  const words = tally(readFileSync(file, 'utf8'));
  for (const [word, count] of words.slice(0, Number(values.top))) console.log(count, word);
} else {
  console.error('Usage: word-tally <file> [--top <count>]');
  process.exitCode = 1;
}
