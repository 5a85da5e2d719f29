import type { Options } from './migration';
import { isObject } from './options';

/** The text of `folia.config.ts`. */
export const printConfig = (options: Options): string =>
  `import { defineConfig } from 'folia';\n\nexport default defineConfig(${print(options, '')});\n`;

function print(value: unknown, indent: string): string {
  const inner = `${indent}  `;
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const short = `[${value.map((item) => print(item, inner)).join(', ')}]`;
    if (short.length < 90 && !short.includes('\n')) return short;
    return `[\n${value.map((item) => `${inner}${print(item, inner)},\n`).join('')}${indent}]`;
  }
  if (isObject(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined && typeof item !== 'function');
    if (entries.length === 0) return '{}';
    const fields = entries.map(
      ([key, item]) => `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)}: ${print(item, inner)}`,
    );
    const short = `{ ${fields.join(', ')} }`;
    if (indent !== '' && short.length < 90 && !short.includes('\n')) return short;
    return `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${indent}}`;
  }
  return JSON.stringify(value ?? null);
}

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
