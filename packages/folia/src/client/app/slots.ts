import type { ComponentType } from 'react';
import type { PageSlot, SlotName } from '../theme/slot-names';
import type { ThemeContract } from '../theme/theme-contract';
import { createLazyRegistry, type LazyRegistry } from './lazy-registry';

/** Contents of the slots that belong to one kind of page. */
export type Slots = LazyRegistry<SlotName, ComponentType>;

type WithSlots = Pick<ThemeContract, 'slots'>;

/** Slots to be loaded for a page: those that belong to its kind. */
export const slotsFor = ({ slots }: WithSlots, { page }: { page: { pageType: string } }): SlotName[] =>
  // `Object.keys` widens the keys to `string`.
  (Object.keys(slots) as SlotName[]).filter((name) => {
    const content = slots[name];
    return content && 'load' in content && content.pageType === page.pageType;
  });

export const createSlots = (theme: WithSlots): Slots =>
  // Called with names from `slotsFor` only.
  createLazyRegistry(async (name) => (await (theme.slots[name] as PageSlot).load()).default);
