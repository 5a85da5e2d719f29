export const nowhere = new URL('./nowhere.txt', import.meta.url);
