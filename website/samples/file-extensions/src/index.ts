export const slug = (title: string): string => title.trim().toLowerCase().replace(/\s+/g, '-');
