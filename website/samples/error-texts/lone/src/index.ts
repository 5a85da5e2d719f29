export const lone = 1;
