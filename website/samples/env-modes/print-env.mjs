import { readFileSync } from 'node:fs';

console.log(readFileSync('.env', 'utf8').trim());
