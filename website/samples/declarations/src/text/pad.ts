/** One cell of a table. */
export type Cell = string;

interface PadOptions {
  width: number;
}

export const pad = (text: Cell, { width }: PadOptions): string => text.padEnd(width);
