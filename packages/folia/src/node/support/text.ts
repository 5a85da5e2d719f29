import type { Colors } from 'picocolors/types';

/** `3 ms`, `1.24 s`, `2 min 5 s` */
export function durationText(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  if (milliseconds < 59_995) return `${(milliseconds / 1000).toFixed(2)} s`;
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** `812 B`, `9.4 kB`, `1.2 MB`; a kB is 1000 bytes. */
export function bytesText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Rows with their values in one column. */
export function rowsText(rows: readonly (readonly [label: string, value: string])[], colors: Colors): string {
  const width = Math.max(0, ...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `  ${colors.dim(label.padEnd(width))}  ${value}`).join('\n');
}

/** Text of a page or a file name must not control the terminal: control characters except tab and newline are removed. */
export const printable = (text: string): string => text.replace(/(?![\t\n])\p{Cc}/gu, '');
