import { docusaurus } from './docusaurus';
import { fumadocs } from './fumadocs';
import { nextra } from './nextra';
import type { Rival } from './rival';
import { rspress } from './rspress';
import { starlight } from './starlight';
import { vitepress } from './vitepress';
import { vocs } from './vocs';

/** By the name the command line knows. */
export const rivals: ReadonlyMap<string, Rival> = new Map(
  Object.entries({ starlight, vitepress, docusaurus, rspress, vocs, nextra, fumadocs }),
);

/** @param list `all`, or names with commas between them. @throws When one of them is not known. */
export function rivalsOf(list: string): Rival[] {
  if (list === 'all') return [...rivals.values()];
  return list.split(',').map((name) => {
    const rival = rivals.get(name);
    if (!rival) throw new Error(`There is no rival "${name}"; known are ${[...rivals.keys()].join(', ')}.`);
    return rival;
  });
}
