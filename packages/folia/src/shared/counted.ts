/** The plural forms a language can have; `Intl.PluralRules` lists those of a language. */
export type PluralForm = Intl.LDMLPluralRule;

/** A text with a number: one that is right for every number, or one for each plural form of the language. */
export type Counted<Forms extends PluralForm = 'other'> =
  | string
  | ({ [Form in Forms]: string } & { [Form in PluralForm]?: string });

/** What a text is filled in with: `{count}`, unless `name` says otherwise. */
export interface Count {
  lang: string;
  count: number;
  name?: string;
}

/**
 * The text in the plural form of the number, with the number as the language writes it.
 *
 * @example fillCount({ one: '{count} result', other: '{count} results' }, { lang: 'en', count: 1200 }) // '1,200 results'
 */
export function fillCount(text: Counted, { lang, count, name = 'count' }: Count): string {
  const chosen = typeof text === 'string' ? text : (text[new Intl.PluralRules(lang).select(count)] ?? text.other);
  return chosen.replaceAll(`{${name}}`, () => new Intl.NumberFormat(lang).format(count));
}

/** The plural forms of a language, as `Intl` has them. */
export const pluralForms = (lang: string): PluralForm[] =>
  new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
