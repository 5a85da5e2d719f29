import { table } from './index';

if (table([['a']]) === '') throw new Error('A table is not empty.');
