import { round } from '#core/round';

declare const __FLAVOUR__: string;

export const flavour = __FLAVOUR__;

export function half(value: number): number {
  console.log('half of', value);
  return round(value / 2);
}
