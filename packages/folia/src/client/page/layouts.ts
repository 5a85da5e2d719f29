import type { ComponentType } from 'react';
import type { PagePayload } from '../../shared/page';
import type { SiteData } from '../../shared/site';
import { createLazyRegistry, type LazyRegistry } from '../app/lazy-registry';
import type { LayoutName, ThemeContract } from '../theme/theme-contract';

/** The layouts that are loaded. */
export type Layouts = LazyRegistry<LayoutName, ComponentType>;

/** The facts that decide how a page is rendered. */
export type Rendered = { page: { pageType: string } } & Pick<PagePayload, 'overview' | 'posts'>;

/** Unknown values act like `doc`. */
export function getLayoutName({ page: { pageType } }: Rendered): LayoutName {
  if (pageType === '404') return 'notFound';
  return pageType === 'home' || pageType === 'custom' || pageType === 'blank' ? pageType : 'doc';
}

/** The page's layout, and those that `doc` renders inside it: on an overview, on a page that lists posts, and on a site that asks for feedback. */
export const layoutsFor = (payload: Rendered, { feedback }: Pick<SiteData, 'feedback'> = {}): LayoutName[] => [
  getLayoutName(payload),
  ...(payload.overview ? (['overview'] as const) : []),
  ...(payload.posts ? (['posts'] as const) : []),
  ...(feedback ? (['feedback'] as const) : []),
];

export const createLayouts = ({ layouts }: Pick<ThemeContract, 'layouts'>): Layouts =>
  createLazyRegistry(async (name) => {
    const layout = layouts[name];
    return 'load' in layout ? (await layout.load()).default : layout;
  });
