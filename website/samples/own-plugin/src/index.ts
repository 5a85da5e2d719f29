import units from './units.csv';

export const factorOf = (name: string): number => Number(units.find((unit) => unit.name === name)?.factor);
