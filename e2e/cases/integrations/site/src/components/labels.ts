export const defaultLabel = 'by an alias';
