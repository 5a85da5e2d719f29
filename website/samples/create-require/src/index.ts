import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const table = require('./units.json') as Record<string, number>;

/** How many metres a unit is. */
export const metres = (unit: string): number => table[unit] ?? Number.NaN;
