import { join } from 'node:path';

export const folder = __dirname;
export const file = __filename;
export const load = (name: string): unknown => require(join(__dirname, name));
