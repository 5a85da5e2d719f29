import type { ComponentType } from 'react';
import type { PageType } from '../../shared/page';

/** Places of the layouts where a site can insert components. `global` is rendered once per page, after everything else. */
export const slotNames = [
  'top',
  'bottom',
  'global',
  'beforeNav',
  'afterNav',
  'beforeNavTitle',
  'afterNavTitle',
  'beforeNavMenu',
  'afterNavMenu',
  'beforeSidebar',
  'afterSidebar',
  'beforeOutline',
  'afterOutline',
  'beforeDoc',
  'afterDoc',
  'beforeDocContent',
  'afterDocContent',
  'beforeDocFooter',
  'afterDocFooter',
  'beforeHero',
  'afterHero',
  'beforeFeatures',
  'afterFeatures',
] as const;

/** The name of a slot. */
export type SlotName = (typeof slotNames)[number];

/** The content of a slot on pages of one type; pages of other types do not load its code. */
export interface PageSlot {
  /** The type of the pages that have it. */
  pageType: PageType;
  /** Imports the component. */
  load: () => Promise<{ default: ComponentType }>;
}

/** What is in each slot. The content of `global` is the same on every page. */
export type SlotContents = Partial<
  { global: ComponentType } & Record<Exclude<SlotName, 'global'>, ComponentType | PageSlot>
>;
