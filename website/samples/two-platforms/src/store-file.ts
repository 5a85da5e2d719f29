import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export const read = (key: string): string | null => (existsSync(key) ? readFileSync(key, 'utf8') : null);
export const write = (key: string, value: string): void => writeFileSync(key, value);
