import type { ComponentType } from 'react';
import type { AnyComponent, ThemeContract } from './theme-contract';

/** What the configuration adds to a theme, beside what the theme file itself does. */
export interface ThemeAdditions {
  /** `markdown.globalComponents`, by the name authors use. */
  markdown: Record<string, AnyComponent>;
  /** `globalUIComponents`: rendered on every page, after what the theme puts into the `global` slot. */
  global: ComponentType[];
}

/** The theme with the components that the configuration names. */
export function extendTheme(theme: ThemeContract, { markdown, global }: ThemeAdditions): ThemeContract {
  const own = theme.slots.global ? [theme.slots.global] : [];
  return {
    ...theme,
    markdown: { ...theme.markdown, ...markdown },
    slots: { ...theme.slots, global: [...own, ...global].reduce(inOrder, Nothing) },
  };
}

const Nothing: ComponentType = () => null;

/** One component that renders both. */
const inOrder =
  (First: ComponentType, Second: ComponentType): ComponentType =>
  () => (
    <>
      <First />
      <Second />
    </>
  );
