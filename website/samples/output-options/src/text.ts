export const escapeText = (text: string): string => text.replaceAll('<', '&lt;');
export const trimText = (text: string): string => text.trim();
