export const licence = new URL('./licence.txt', import.meta.url);
