export const greet = (name: string): string => `Good morning, ${name}`;
