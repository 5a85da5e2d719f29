import type { Component, ComponentType, ReactNode } from 'react';
import type { Parts } from './parts';
import type { SlotContents } from './slot-names';
import type { StringsByLanguage } from './strings-source';

/** A component with props of any shape: what authors may use in Markdown. */
export type AnyComponent = ((props: never) => ReactNode) | (new (props: never) => Component);

/** A layout, or a way to load it on demand: pages of another type then do not load its code. */
export type Layout = ComponentType | { load: () => Promise<{ default: ComponentType }> };

/**
 * One layout per page type. Three are no page types: `doc` renders `overview` in place of the text on overview pages, `posts` below it on
 * pages that list posts, and the page footer `feedback` on sites that ask for it.
 */
export type LayoutName = 'doc' | 'overview' | 'posts' | 'feedback' | 'home' | 'notFound' | 'custom' | 'blank';

/** A complete theme, as `defaultTheme` of `folia/theme` is one. A site extends it with `defineTheme`. */
export interface ThemeContract {
  /** The layout of each type of page. */
  layouts: Record<LayoutName, Layout>;
  /** The components that layouts are made of. */
  parts: Parts;
  /** The components that are inserted into layouts. */
  slots: SlotContents;
  /** Components that authors use in `.mdx` without importing them, by name. */
  markdown: Record<string, AnyComponent>;
  /** Texts of the interface by language (`en`, `zh`). `pt-BR` falls back to `pt`, then to `en`, then to the first one. */
  strings: StringsByLanguage;
}
