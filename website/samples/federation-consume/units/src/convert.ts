export const toInch = (millimetres: number) => millimetres / 25.4;
