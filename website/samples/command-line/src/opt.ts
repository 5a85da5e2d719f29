export const isOptional = (name: string): boolean => name.endsWith('?');
