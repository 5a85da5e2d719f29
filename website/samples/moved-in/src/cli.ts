#!/usr/bin/env node
import help from './help.txt';
import { stamp } from './index';

declare const process: { argv: string[] };

const [date] = process.argv.slice(2);
console.log(date ? stamp(date) : `stamp ${__VERSION__}\n${help}`);
