export const size = (steps: number): string => `${steps * 8}px`;
