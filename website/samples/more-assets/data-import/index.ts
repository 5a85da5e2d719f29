import units from './units.json' with { type: 'json' };

export const metre: string = units.metre;
