export const sample = 'first version';
