import { readFileSync } from 'node:fs';

export const place = { url: import.meta.url, dirname: import.meta.dirname, filename: import.meta.filename };

export const readBeside = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
