import type { ComponentType } from 'react';
import type { Parts } from './parts';
import type { SlotContents } from './slot-names';
import type { Strings } from './strings';
import { mergeStrings, type StringsSource } from './strings-source';
import type { AnyComponent, Layout, LayoutName, ThemeContract } from './theme-contract';

/** In `defineTheme` a function is always a loader. `{ component }` is part of the code of every page. */
export type LayoutChoice = (() => Promise<{ default: ComponentType }>) | { component: ComponentType };

/** What a site changes in a theme. What is absent stays as the base has it. */
export interface ThemeChanges {
  /** Components that replace whole layouts. */
  layouts?: Partial<Record<LayoutName, LayoutChoice>>;
  /** Components that replace those of the base. */
  parts?: Partial<Parts>;
  /** Components that are inserted into the layouts. */
  slots?: SlotContents;
  /** Components that authors can use, by name: new ones, and ones that replace those of the base. */
  markdown?: Record<string, AnyComponent>;
  /** A new language needs all texts; for a known one those that differ are enough. */
  strings?: Record<string, StringsSource<Partial<Strings>>>;
}

/**
 * Extends a theme. The base is not changed.
 *
 * @example
 * import { defineTheme } from 'folia/client';
 * import { defaultTheme } from 'folia/theme';
 *
 * export default defineTheme(defaultTheme, {
 *   slots: { beforeNav: Banner, beforeHero: { pageType: 'home', load: () => import('./Stars') } },
 *   parts: { Footer: SiteFooter },
 *   markdown: { Benchmark },
 *   layouts: { home: () => import('./landing/Landing') },
 * });
 */
export function defineTheme(base: ThemeContract, changes: ThemeChanges): ThemeContract {
  return {
    layouts: { ...base.layouts, ...getLayouts(changes.layouts ?? {}) },
    parts: { ...base.parts, ...changes.parts },
    slots: { ...base.slots, ...changes.slots },
    markdown: { ...base.markdown, ...changes.markdown },
    strings: mergeStrings(base.strings, changes.strings ?? {}),
  };
}

function getLayouts(choices: Partial<Record<LayoutName, LayoutChoice>>): Partial<Record<LayoutName, Layout>> {
  const layouts: Partial<Record<LayoutName, Layout>> = {};
  for (const [name, choice] of Object.entries(choices)) {
    // `Object.entries` widens the keys to `string`.
    layouts[name as LayoutName] = typeof choice === 'function' ? { load: choice } : choice.component;
  }
  return layouts;
}
