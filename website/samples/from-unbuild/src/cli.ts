#!/usr/bin/env node
import { stamp } from './index';

declare const process: { argv: string[] };
declare const __VERSION__: string;

const [date] = process.argv.slice(2);
console.log(date ? stamp(date) : `stamp ${__VERSION__}`);
