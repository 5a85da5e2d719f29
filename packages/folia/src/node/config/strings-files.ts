import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PluralForm, pluralForms } from '../../shared/counted';
import type { Problem } from '../../shared/site';
import { checkIsFile } from '../support/files';
import { didYouMean, nearestName } from '../support/nearest';
import { packageRoot } from '../support/packages';
import { configSource } from './config-source';
import { importConfig } from './import-config';
import { type LanguageTexts, stringsFolder } from './languages';
import { type Report, reportIn } from './report';
import type { KeyPath } from './source';

interface Site {
  root: string;
  themeFile: string | null;
  languages: readonly LanguageTexts[];
}

/** Languages of the site whose interface would be English, and what is wrong with the site's own texts. */
export async function checkStringsFiles(site: Site, report: Report): Promise<Problem[]> {
  const own = new Map(site.languages.flatMap(({ lang, own }) => (own ? [[own, lang]] : [])));
  if (own.size === 0 && site.languages.every(({ builtIn }) => builtIn)) return [];
  const themeText = site.themeFile ? await readFile(site.themeFile, 'utf8') : '';
  const english = await readEnglish();
  const wrong = await Promise.all([...own].map(([file, lang]) => checkFile({ ...site, file, lang, english })));
  // a theme may bring texts of its own
  const missing = /\bstrings\b/.test(themeText) ? [] : site.languages.filter(({ builtIn, own }) => !builtIn && !own);
  return [...missing.map(({ lang }) => missingTexts(site, lang, report)), ...wrong.flat()];
}

function missingTexts({ languages }: Site, lang: string, report: Report): Problem {
  const index = languages.findIndex((language) => language.lang === lang);
  return report(
    ['theme', 'locales', index, 'lang'],
    `There are no interface texts in "${lang}": they are in English.`,
    {
      level: 'warning',
      hint: `Write ${stringsFolder}/${lang}.ts with a default export of the type Strings of folia/client.`,
    },
  );
}

type Texts = Record<string, unknown>;

/** The theme is known by its path only. */
async function readEnglish(): Promise<Texts> {
  const folder = join(packageRoot, 'dist/theme/strings');
  const modules = ['en.js', 'en-lazy.js'].map((name): Promise<{ default: Texts }> => {
    return import(pathToFileURL(join(folder, name)).href);
  });
  return Object.assign({}, ...(await Promise.all(modules)).map((module) => module.default));
}

interface StringsFile {
  root: string;
  file: string;
  lang: string;
  english: Texts;
}

async function checkFile({ root, file, lang, english }: StringsFile): Promise<Problem[]> {
  checkIsFile(file);
  const source = configSource(file, await readFile(file, 'utf8'));
  const report = reportIn(source);
  const { value } = await importConfig({ file, root, source });
  if (typeof value !== 'object' || value === null)
    return [report([], `${source.label} has no default export with texts.`, { hint: 'Export an object of texts.' })];
  return Object.entries(value).flatMap(([key, text]) => {
    if (!(key in english)) {
      const hint = didYouMean(nearestName(key, Object.keys(english)), 'Remove it.');
      return [report([key], `There is no interface text "${key}".`, { hint })];
    }
    return checkText({ key, text, lang, isCounted: countedTexts.has(key) }, report);
  });
}

/** Texts with a number; see `LazyStrings`. */
const countedTexts = new Set(['showAllLines', 'filterCount', 'filterOptionCount', 'searchCount']);

interface Text {
  key: string;
  text: unknown;
  lang: string;
  isCounted: boolean;
}

function checkText({ key, text, lang, isCounted }: Text, report: Report): Problem[] {
  if (typeof text === 'string') return [];
  if (!isCounted || typeof text !== 'object' || text === null) return [report([key], `${key} is not a string`)];
  const forms = pluralForms(lang);
  const missing = forms.filter((form) => typeof (text as Partial<Record<PluralForm, unknown>>)[form] !== 'string');
  const path: KeyPath = [key];
  return missing.map((form) =>
    report(path, `${key} has no plural form "${form}", which "${lang}" needs.`, {
      hint: `Add it: the forms are ${forms.join(', ')}. A text without a plural can be a string.`,
    }),
  );
}
