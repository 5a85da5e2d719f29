import type { ComponentType } from 'react';
import type { PageType } from '../model/page';
import { DataError } from './fetch-data';
import type { LayoutName, ThemeContract } from './theme-contract';

/** Layouts that are there to be drawn. */
export interface Layouts {
  load(pageType: PageType): Promise<void>;
  /** @throws when `load` has not been awaited for this type. */
  get(pageType: PageType): ComponentType;
}

/** ST-07: values nobody knows act like `doc`. */
export function layoutNameOf(pageType: string): LayoutName {
  if (pageType === '404') return 'notFound';
  return pageType === 'home' || pageType === 'custom' || pageType === 'blank' ? pageType : 'doc';
}

export function createLayouts(theme: Pick<ThemeContract, 'layouts'>): Layouts {
  const ready = new Map<LayoutName, ComponentType>();
  return {
    async load(pageType) {
      const name = layoutNameOf(pageType);
      const layout = theme.layouts[name];
      ready.set(name, 'load' in layout ? (ready.get(name) ?? (await fetchLayout(name, layout.load))) : layout);
    },
    get(pageType) {
      const layout = ready.get(layoutNameOf(pageType));
      if (!layout) throw new Error(`The layout for pages of type "${pageType}" has not been loaded.`);
      return layout;
    },
  };
}

/** The page's data has just arrived, so code that does not come most likely left with an older deployment. */
async function fetchLayout(name: LayoutName, load: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  const loaded = await load().catch((cause: unknown) => {
    throw new DataError('gone', `The layout "${name}" could not be loaded.`, { cause });
  });
  return loaded.default;
}
