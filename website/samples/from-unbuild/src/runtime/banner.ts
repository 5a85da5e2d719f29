export const banner = (text: string): string => `== ${text} ==`;
