export const name = 'kit';
