export const first = (list?: number[]): number => list?.[0] ?? 0;
