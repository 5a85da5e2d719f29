import type { ReactNode } from 'react';
import type { Island } from '../../shared/page';
import type { FindSpots, Spot } from './island-roots';

/** The part of the client that wakes islands. */
export interface Waking {
  findSpots(input: FindSpots): Spot[];
  Portals(props: { spots: Spot[]; islands: Island[] }): ReactNode;
}
