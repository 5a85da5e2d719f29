import { pad } from '@/text/pad';

/** How a table is drawn. */
export interface TableOptions {
  /** Columns between two cells. @default 2 */
  gap?: number;
}

/** Lays out rows of text in columns. */
export function table(rows: string[][], { gap = 2 }: TableOptions = {}): string {
  return rows.map((row) => row.map((cell) => pad(cell, { width: 10 + gap })).join('')).join('\n');
}

export type { Cell } from '@/text/pad';
