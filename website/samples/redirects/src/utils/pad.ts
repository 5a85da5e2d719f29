export const pad = (text: string): string => text.padEnd(20, ' ');
