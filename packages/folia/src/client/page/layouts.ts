import type { ComponentType } from 'react';
import type { PagePayload } from '../../shared/page';
import { createShelf, type Shelf } from '../app/lazy-registry';
import type { LayoutName, ThemeContract } from '../theme/theme-contract';

/** Layouts that are there to be drawn. */
export type Layouts = Shelf<LayoutName, ComponentType>;

/** What says how a page is drawn. */
export type Drawn = { page: { pageType: string } } & Pick<PagePayload, 'overview'>;

/** ST-07: values nobody knows act like `doc`. */
export function getLayoutName({ page: { pageType } }: Drawn): LayoutName {
  if (pageType === '404') return 'notFound';
  return pageType === 'home' || pageType === 'custom' || pageType === 'blank' ? pageType : 'doc';
}

/** The page's layout, and the one that `doc` draws inside it on an overview page. */
export const layoutsFor = (payload: Drawn): LayoutName[] =>
  payload.overview ? [getLayoutName(payload), 'overview'] : [getLayoutName(payload)];

export const createLayouts = ({ layouts }: Pick<ThemeContract, 'layouts'>): Layouts =>
  createShelf(async (name) => {
    const layout = layouts[name];
    return 'load' in layout ? (await layout.load()).default : layout;
  });
