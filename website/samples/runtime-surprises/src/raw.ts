import logo from './logo.svg?raw';

export const drawing = logo;
