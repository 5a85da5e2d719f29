export const button = (label: string): string => `<button>${label}</button>`;
