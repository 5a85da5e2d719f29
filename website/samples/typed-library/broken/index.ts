export const width: number = 'eight';
