export const mark = new URL('./mark.svg', import.meta.url);
