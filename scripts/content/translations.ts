import { type Finding, place } from './page/page';
import type { Pair } from './page/read-pages';

/** `website/translations.json`: language → page id → section id → hashes. */
export type TranslationRecord = { [locale: string]: { [id: string]: { [section: string]: string } } };

const file = 'website/translations.json';

/** Every translation is on record, so that `folia check` and readers see when its original has changed. */
export function unrecordedTranslations(pairs: readonly Pair[], record: TranslationRecord): Finding[] {
  const noted = record.zh ?? {};
  const ids = new Set(pairs.map(({ zh }) => zh.id));
  return [
    ...pairs
      .filter(({ zh }) => !(zh.id in noted))
      .map(({ zh }) => ({
        at: place(zh, 1),
        problem: `The translation is not on record. Run: npm run i18n:sync -- --pages ${zh.id}`,
      })),
    ...Object.keys(noted)
      .filter((id) => !ids.has(id))
      .map((id) => ({
        at: file,
        problem: `There is no translation of a page "${id}" any more. Run: npm run i18n:sync`,
      })),
  ];
}
