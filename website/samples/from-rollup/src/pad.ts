export const pad = (value: number): string => String(value).padStart(3, '0');
