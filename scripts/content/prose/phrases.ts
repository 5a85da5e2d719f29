import { type Finding, lineAt, type Page, place } from '../page/page';

/** `website/writing/phrases.<locale>.json`: regular expression → what to write instead. */
export interface Phrases {
  errors: { [pattern: string]: string };
  /** Exceptions. */
  warnings: { [pattern: string]: string };
  exceptions: { page: string; text: string; reason: string }[];
}

/** Phrases that the style guide of a language rules out. */
export function phraseFindings(pages: readonly Page[], locale: string, phrases: Phrases): Finding[] {
  const rules = [...rulesOf(phrases.errors), ...rulesOf(phrases.warnings, 'warning')];
  return pages
    .filter((page) => page.locale === locale)
    .flatMap((page) =>
      page.prose.flatMap((prose) =>
        rules.flatMap(({ pattern, instead, level }) =>
          [...prose.text.matchAll(pattern)]
            .filter(([text]) => !isException(page, text, phrases))
            .map(({ index, 0: text }) => ({
              at: place(page, lineAt(prose, index)),
              problem: `"${text.trim()}": write ${instead}.`,
              ...(level && { level }),
            })),
        ),
      ),
    );
}

const rulesOf = (list: { [pattern: string]: string }, level?: 'warning') =>
  Object.entries(list).map(([pattern, instead]) => ({ pattern: new RegExp(pattern, 'giu'), instead, level }));

const isException = ({ id }: Page, text: string, { exceptions }: Phrases): boolean =>
  exceptions.some((each) => each.page === id && each.text === text);

/** Exceptions for a text that is no longer on the page. */
export const unusedExceptions = (pages: readonly Page[], locale: string, { exceptions }: Phrases): Finding[] =>
  exceptions
    .filter(
      ({ page, text }) =>
        !pages.some((each) => each.locale === locale && each.id === page && each.source.includes(text)),
    )
    .map(({ page, text }) => ({
      at: `website/writing/phrases.${locale}.json`,
      problem: `"${text}" is not on the page "${page}" any more.`,
    }));
