export const place = import.meta.url;
