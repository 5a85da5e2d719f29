#!/usr/bin/env node
import { parse, version } from './index';

console.log(version, parse(process.argv[2] ?? ''));
