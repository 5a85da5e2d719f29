export const width: number = '210';
