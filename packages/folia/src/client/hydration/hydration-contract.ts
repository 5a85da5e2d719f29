import type { ReactNode } from 'react';
import type { Island } from '../../shared/page';
import type { FindIslandRoots, IslandRoot } from './island-roots';

/** The part of the client that hydrates islands. */
export interface Hydration {
  findIslandRoots(input: FindIslandRoots): IslandRoot[];
  Portals(props: { roots: IslandRoot[]; islands: Island[] }): ReactNode;
}
