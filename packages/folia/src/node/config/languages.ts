import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtInLanguages, fallbackTags } from '../../shared/languages';

/** Where the interface texts of a language come from. */
export interface LanguageTexts {
  lang: string;
  /** The language of the theme: `pt` for `pt-BR`; null when it has none for this one. */
  builtIn: string | null;
  /** The site's own file, `strings/pt.ts`: its texts go on top; null when there is none. */
  own: string | null;
}

/** Folder of the site's own texts, beside the configuration. */
export const stringsFolder = 'strings';

export function findLanguages(root: string, langs: readonly string[]): LanguageTexts[] {
  return langs.map((lang) => ({
    lang,
    builtIn: fallbackTags(lang).find((tag) => builtInLanguages.includes(tag)) ?? null,
    own: stringsFiles(root, lang).find((file) => existsSync(file)) ?? null,
  }));
}

/** Where the site's own texts in a language may be; the first that exists counts. */
export const stringsFiles = (root: string, lang: string): string[] =>
  fallbackTags(lang).flatMap((tag) => ['ts', 'js'].map((type) => join(root, stringsFolder, `${tag}.${type}`)));
