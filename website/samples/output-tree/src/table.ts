export const table = [1, 2, 3];
