import { commentFindings } from './fences/comments';
import { dataFindings } from './fences/data-formats';
import { fencesWithoutLanguage, fencesWithoutReason } from './fences/fence';
import { packageFindings } from './fences/packages';
import { unequalFences } from './fences/same';
import { shellFindings } from './fences/shell';
import { typeFindings } from './fences/typescript';
import { lengthFindings, type ShortPages } from './length';
import { externalFindings, type KnownLinks } from './links/external';
import { readRedirects, toolLinkFigures, toolLinkFindings, toolLinks } from './links/tool';
import { optionFindings } from './options/check-options';
import type { Finding, Page } from './page/page';
import { isFragment, pairsOf } from './page/read-pages';
import { chineseFindings, chineseInEnglish, type EnglishHeadings, untranslated } from './prose/chinese';
import { type Phrases, phraseFindings, unusedExceptions } from './prose/phrases';
import { synonymsWithoutPage, type Terms, termFindings, unusedTerms } from './prose/terms';
import { type RepeatedSentences, repeatedFindings } from './repeated';
import { structureFindings } from './structure';
import { type TranslationRecord, unrecordedTranslations } from './translations';
import { versionFindings } from './versions';
import { givenOptions, installedVersions, knownCommands, knownPackages, readJson, readText } from './workspace';

/** A check of all pages. */
export interface Check {
  name: string;
  run(pages: readonly Page[]): Finding[] | Promise<Finding[]>;
  /** How much was checked. */
  figures?(pages: readonly Page[]): string[];
}

/** Packages whose comments, messages and READMEs name addresses of this site. */
const tool = ['@rslib/core', 'rsbuild-plugin-dts'];

const withoutFragments = (pages: readonly Page[]): Page[] => pages.filter((page) => !isFragment(page));

/** All checks, in the order of their reports. */
export function allChecks(): Check[] {
  const packages = knownPackages();
  return [
    { name: 'structure of both languages', run: (pages) => structureFindings(pairsOf(pages)) },
    { name: 'fences are marked', run: (pages) => [...fencesWithoutReason(pages), ...fencesWithoutLanguage(pages)] },
    { name: 'fences of both languages', run: (pages) => unequalFences(pairsOf(pages).pairs) },
    { name: 'types in fences', run: (pages) => typeFindings(pages, { foreign: [...packages.named.keys()] }) },
    { name: 'JSON and YAML in fences', run: dataFindings },
    { name: 'commands and flags', run: (pages) => shellFindings(pages, knownCommands(packages)) },
    { name: 'package names', run: (pages) => packageFindings(pages, packages) },
    { name: 'options of the tool', run: async (pages) => optionFindings(pages, await givenOptions()) },
    ...languageChecks(),
    {
      name: 'translations on record',
      run: (pages) =>
        unrecordedTranslations(
          pairsOf(withoutFragments(pages)).pairs,
          readJson<TranslationRecord>('website/translations.json'),
        ),
    },
    {
      name: 'length',
      run: (pages) => lengthFindings(withoutFragments(pages), readJson<ShortPages>('website/writing/short-pages.json')),
    },
    {
      name: 'external links',
      run: (pages) => externalFindings(pages, readJson<KnownLinks>('website/writing/external-links.json')),
    },
    { name: 'versions of packages', run: (pages) => versionFindings(pages, installedVersions()) },
    {
      name: 'links in the tool',
      run: (pages) => toolLinkFindings(pages, toolLinks(tool), readRedirects()),
      figures: (pages) => toolLinkFigures(pages, toolLinks(tool), readRedirects()),
    },
  ];
}

/** How the pages are written. */
function languageChecks(): Check[] {
  const terms: Terms = readJson('website/writing/terms.json');
  const phrases: { [locale: string]: Phrases } = {
    en: readJson('website/writing/phrases.en.json'),
    zh: readJson('website/writing/phrases.zh.json'),
  };
  const english: EnglishHeadings = readJson('website/writing/english-headings.json');
  return [
    {
      name: 'names and glossary',
      run: (pages) => [
        ...termFindings(pages, terms),
        ...unusedTerms(pages, terms),
        ...synonymsWithoutPage(pages, terms),
      ],
    },
    {
      name: 'phrases',
      run: (pages) =>
        Object.entries(phrases).flatMap(([locale, list]) => [
          ...phraseFindings(pages, locale, list),
          ...unusedExceptions(pages, locale, list),
        ]),
    },
    {
      name: 'comments of samples',
      run: (pages) =>
        commentFindings(pages, { locale: 'zh', read: readText, table: readJson('website/samples/comments.zh.json') }),
    },
    {
      name: 'Chinese text',
      run: (pages) => [
        ...chineseFindings(pages, english),
        ...chineseInEnglish(pages),
        ...pairsOf(pages).pairs.flatMap((pair) => untranslated(pair, english)),
      ],
    },
    {
      name: 'the same sentence twice',
      run: (pages) => repeatedFindings(pages, readJson<RepeatedSentences>('website/writing/repeated-sentences.json')),
    },
  ];
}
