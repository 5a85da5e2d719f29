export const pick = <T>(list?: T[]): T | undefined => list?.[0];
