import { join } from 'node:path';
import type { LanguageTexts } from '../config/languages';
import { importer, lines, quote } from './entries';
import { enginePaths } from './paths';

/** Their texts are in the bundle that all sites without code of their own share. */
export const prebuiltLanguages: LanguageTexts[] = ['en', 'zh'].map((lang) => ({ lang, builtIn: lang, own: null }));

/** A language without texts gets English ones. */
export const isPrebuilt = ({ builtIn, own }: LanguageTexts): boolean =>
  own === null && (builtIn === null || inTwoFiles.has(builtIn));

/** The languages of the website: most of its visits load no more than the first part. */
const inTwoFiles = new Set(prebuiltLanguages.map(({ lang }) => lang));

/** Text of the module that has the interface texts of the site's languages, and of no others. */
export function languagesEntry(folder: string, languages: readonly LanguageTexts[]): string {
  const from = importer(folder);
  const own = languages.filter((language) => language.own !== null);
  const builtIn = new Map(languages.flatMap(({ lang, builtIn }) => (builtIn ? [[lang, builtIn]] : [])));
  if (builtIn.size < languages.length) builtIn.set('en', 'en');
  const part = (name: string, key: 'first' | 'lazy') => {
    if (inTwoFiles.has(name)) {
      const file = key === 'first' ? `${name}.js` : `${name}-lazy.js`;
      return `${key}: () => import(${from(join(enginePaths.strings, file))})`;
    }
    // two modules of one file, each with one part of the texts
    const file = from(`${join(enginePaths.strings, name.toLowerCase())}.js`).replace(/'$/, `?${key}'`);
    return `${key}: () => import(/* webpackExports: ["${key}"] */ ${file}).then((all) => ({ default: all.${key} }))`;
  };
  return lines([
    ...(own.length > 0 ? [`import { mergeStrings } from ${from(enginePaths.stringsSource)};`, ''] : []),
    own.length > 0 ? 'const builtIn = {' : 'export const languages = {',
    ...[...builtIn].map(([lang, name]) => `  ${quote(lang)}: { ${part(name, 'first')}, ${part(name, 'lazy')} },`),
    '};',
    ...(own.length > 0
      ? [
          '',
          'export const languages = mergeStrings(builtIn, {',
          ...own.map(({ lang, own }) => `  ${quote(lang)}: () => import(${from(own ?? '')}),`),
          '});',
        ]
      : []),
  ]);
}
