import { add } from './add.wasm';

export const sum = (...numbers: number[]): number => numbers.reduce((total, each) => add(total, each), 0);
