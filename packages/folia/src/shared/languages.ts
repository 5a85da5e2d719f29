/** Languages whose interface texts are part of the default theme. `zh` is in simplified characters, `pt` as in Brazil. */
export const builtInLanguages: readonly string[] = [
  ...['ar', 'de', 'en', 'es', 'fa', 'fr', 'he', 'it', 'ja', 'ko', 'pl', 'pt', 'ru', 'tr', 'uk', 'zh', 'zh-Hant'],
];

/**
 * A tag and what it falls back to, the nearest first. The script counts where the tag leaves it out.
 *
 * @example fallbackTags('pt-BR') // ['pt-BR', 'pt-Latn', 'pt']
 * @example fallbackTags('zh-TW') // ['zh-TW', 'zh-Hant', 'zh']
 */
export function fallbackTags(tag: string): string[] {
  const { language, script } = new Intl.Locale(tag).maximize();
  return [...new Set([tag, `${language}-${script}`, language])];
}
