import type { ComponentType } from 'react';
import type { AnyComponent, ThemeContract } from './theme-contract';

/** What the configuration adds to a theme, beside what the theme file itself does. */
export interface ThemeAdditions {
  /** `markdown.globalComponents`, by the name writers use. */
  markdown: Record<string, AnyComponent>;
  /** `globalUIComponents`: drawn on every page, after what the theme puts into the `global` slot. */
  global: ComponentType[];
}

/** The theme with the components that the configuration names. */
export function extendTheme(theme: ThemeContract, { markdown, global }: ThemeAdditions): ThemeContract {
  const Own = theme.slots.global;
  const All = () => (
    <>
      {Own && <Own />}
      {global.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed when the site is built
        <Part key={index} />
      ))}
    </>
  );
  return { ...theme, markdown: { ...theme.markdown, ...markdown }, slots: { ...theme.slots, global: All } };
}
