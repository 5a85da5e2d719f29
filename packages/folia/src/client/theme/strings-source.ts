import type { FirstStrings, LazyStrings, Strings } from './strings';

/** Texts, or a way to load them, so that users load their own language only. */
export type StringsSource<T = Strings> = T | (() => Promise<{ default: T }>);

/** The same in two parts, of which most visits load only the first. */
export interface SplitStrings {
  first: StringsSource<FirstStrings>;
  lazy: StringsSource<LazyStrings>;
}

/** Texts by language (`en`, `zh`). */
export type StringsByLanguage = Record<string, StringsSource | SplitStrings>;

/** The texts of `base` with those of `changes` on top; a new language builds on English. */
export function mergeStrings(
  base: StringsByLanguage,
  changes: Record<string, StringsSource<Partial<Strings>>>,
): StringsByLanguage {
  const merged = { ...base };
  for (const [lang, texts] of Object.entries(changes)) {
    // changes to `pt` apply to `pt-BR` too
    const regions = Object.keys(base).filter((tag) => tag.startsWith(`${lang}-`) && !changes[tag]);
    for (const tag of [lang, ...regions]) {
      const under = splitStrings(findTexts(merged, tag));
      merged[tag] = { first: onTop(under.first, texts), lazy: onTop(under.lazy, texts) };
    }
  }
  return merged;
}

/** The texts of a language, of its main part (`pt` for `pt-BR`), or English ones. */
export const findTexts = (strings: StringsByLanguage, lang: string): StringsSource | SplitStrings | undefined =>
  strings[lang] ?? strings[lang.split('-')[0] ?? lang] ?? strings.en;

const onTop =
  <T>(below: StringsSource<T>, above: StringsSource<Partial<Strings>>) =>
  async () => {
    const [under, over] = await Promise.all([getTexts(below), getTexts(above)]);
    // Each part gets all changes: keys of the other part do no harm.
    return { default: { ...under, ...over } };
  };

/** Texts in one piece serve as both parts. The first language of a theme has nothing to build on: the type demands all its texts. */
export function splitStrings(source: StringsSource | SplitStrings = {} as Strings): SplitStrings {
  return 'lazy' in source ? source : { first: source, lazy: source };
}

export const getTexts = async <T>(source: StringsSource<T>): Promise<T> =>
  typeof source === 'function' ? (await (source as () => Promise<{ default: T }>)()).default : source;
