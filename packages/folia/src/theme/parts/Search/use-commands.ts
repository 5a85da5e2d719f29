import type { MouseEvent } from 'react';
import { loadText, useAllStrings, useAppearance, useCopy, usePage, useSite } from '../../../client';
import { getMarkdownHref } from '../../../shared/route';
import { normaliseText } from '../../../shared/text-normaliser';
import type { SearchIconName } from './SearchIcon';

/** A command of the dialog, or a page in another language. */
export interface Command {
  icon: SearchIconName;
  label: string;
  /** Further words that find it, in English for all languages. */
  keywords: string;
  href?: string;
  run?(event: MouseEvent): void;
}

/** What can be done on this page: another appearance or language, copy the page. */
export function useCommands(): Command[] {
  const { darkMode, markdownPages, rules } = useSite();
  const { page, languages } = usePage();
  const strings = useAllStrings();
  const { choice, set } = useAppearance();
  const copy = useCopy();
  const appearances = darkMode ? (['light', 'dark', 'auto'] as const).filter((each) => each !== choice) : [];
  return [
    ...appearances.map((each) => ({
      icon: 'appearance' as const,
      label: strings[each],
      keywords: `theme ${each} mode`,
      run: () => set(each),
    })),
    ...languages
      .filter(({ current }) => !current)
      .map(({ label, href }) => ({
        icon: 'language' as const,
        label: `${strings.language}${strings.colon}${label}`,
        keywords: 'language',
        href,
      })),
    ...(markdownPages && page.pageType !== '404'
      ? [
          {
            icon: 'copy' as const,
            label: strings.copyMarkdown,
            keywords: 'copy page as markdown',
            run: () => void copy(loadText(getMarkdownHref(page.href, rules.base))),
          },
        ]
      : []),
  ];
}

/** Shorter queries match too many commands. */
const shortest = 2;

/** The commands that have all words of a query. */
export function findCommands(commands: readonly Command[], query: string): Command[] {
  const words = normaliseText(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < shortest) return [];
  return commands.filter(({ label, keywords }) => {
    const text = normaliseText(`${label} ${keywords}`);
    return words.every((word) => text.includes(word));
  });
}
