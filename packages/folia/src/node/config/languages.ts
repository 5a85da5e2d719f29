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
  return langs.map((lang) => {
    const tags = fallbackTags(lang);
    const files = tags.flatMap((tag) => ['ts', 'js'].map((type) => join(root, stringsFolder, `${tag}.${type}`)));
    return {
      lang,
      builtIn: tags.find((tag) => builtInLanguages.includes(tag)) ?? null,
      own: files.find((file) => existsSync(file)) ?? null,
    };
  });
}
