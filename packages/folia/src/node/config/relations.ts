import { existsSync } from 'node:fs';
import type { Problem } from '../../shared/site';
import { isBelow } from '../support/files';
import { feedProblems } from './feed-problems';
import { fill, templates } from './messages';
import { missingImage, type Report, reportIn } from './report';
import { cardRenderer, type ResolvedConfig } from './resolve';
import { mergeBanner } from './schema/banner';
import type { ConfigOptions } from './schema/site';
import { socialProblems } from './social-problems';
import { type KeyPath, nameOf, type Source } from './source';
import { unusedOptions } from './unused-options';

/** Checks beyond the schema of a single field: relations between fields, and whether files exist. */
export function checkRelations(config: ResolvedConfig, input: ConfigOptions, source: Source): Problem[] {
  const report = reportIn(source);
  return [
    ...languageProblems(config, report),
    ...versionProblems(config, report),
    ...folderProblems(config, report),
    ...imageProblems(config, input, report),
    ...socialProblems(config, report),
    ...fileProblems(config, report),
    ...searchIndexProblems(input, report),
    ...bannerProblems(input, report),
    ...outputProblems(config, report),
    ...feedProblems(config, report),
    ...cardProblems(config, report),
    ...labelWarnings(config, report),
    ...unusedOptions(config, input, report),
  ];
}

function languageProblems({ lang, theme }: ResolvedConfig, report: Report): Problem[] {
  const langs = theme.locales.map((locale) => locale.lang);
  const problems = langs.includes(lang)
    ? []
    : [
        report(['lang'], fill(templates.enum, { name: 'lang', enum: langs.join(', ') }), {
          hint: `Add "${lang}" to theme.locales, or make one of these the default language.`,
        }),
      ];
  for (const [index, each] of langs.entries()) {
    const path = ['theme', 'locales', index, 'lang'];
    const same = langs.findIndex((lang) => lang.toLowerCase() === each.toLowerCase());
    if (same < index)
      problems.push(
        report(path, `${nameOf(path)} "${each}" is given twice.`, {
          hint: `Merge it with theme.locales[${same}], or give it another tag.`,
        }),
      );
  }
  return problems;
}

function versionProblems({ multiVersion, theme }: ResolvedConfig, report: Report): Problem[] {
  const { default: main, versions } = multiVersion;
  const problems: Problem[] = [];
  if ((versions.length > 0 || main !== '') && !versions.includes(main)) {
    const path = ['multiVersion', 'default'];
    problems.push(report(path, fill(templates.enum, { name: nameOf(path), enum: versions.join(', ') })));
  }
  for (const [index, version] of versions.entries()) {
    const path = ['multiVersion', 'versions', index];
    const clash = theme.locales.some(({ lang }) => lang === version);
    if (clash)
      problems.push(
        report(path, `${nameOf(path)} "${version}" is the name of a language.`, {
          hint: 'Addresses would be ambiguous.',
        }),
      );
    if (versions.indexOf(version) < index) problems.push(report(path, `${nameOf(path)} "${version}" is given twice.`));
  }
  return problems;
}

/** The output folder is replaced whole, so it must not contain anything else. */
function folderProblems({ outDir, root, docs, publicDir }: ResolvedConfig, report: Report): Problem[] {
  const precious = [root, docs, publicDir].find((folder) => isBelow(outDir, folder));
  const problems: Problem[] = [];
  if (precious) {
    const hint = 'Use a separate folder, such as "dist".';
    problems.push(report(['outDir'], `outDir would replace ${precious}.`, { hint }));
  } else if (isBelow(docs, outDir) || isBelow(publicDir, outDir)) {
    const hint = 'Use a folder next to them, such as "dist".';
    problems.push(report(['outDir'], 'outDir is inside a source folder.', { hint }));
  }
  if (!existsSync(docs))
    problems.push(
      report(['root'], `The docs folder ${docs} does not exist.`, {
        hint: 'Create it, or set "root" to another folder.',
      }),
    );
  return problems;
}

function imageProblems({ publicDir }: ResolvedConfig, options: ConfigOptions, report: Report): Problem[] {
  const { icon, touchIcon, logo, theme } = options;
  const icons: [KeyPath, string][] = [
    [['icon'], icon],
    [['touchIcon'], touchIcon],
  ];
  const logos = theme.locales.flatMap((locale, index) =>
    collectLogos(['theme', 'locales', index, 'logo'], locale.logo ?? null),
  );
  const wanted = [...icons, ...collectLogos(['logo'], logo), ...logos, ...collectProductLogos(theme)];
  return wanted.flatMap(([path, address]) => missingImage(path, address, { publicDir, report }));
}

function collectLogos(path: KeyPath, logo: ConfigOptions['logo']): [KeyPath, string][] {
  if (!logo) return [];
  if (logo.light === logo.dark) return [[path, logo.light]];
  return (['light', 'dark'] as const).map((variant) => [[...path, variant], logo[variant]]);
}

function collectProductLogos({ familyMenu }: ConfigOptions['theme']): [KeyPath, string][] {
  if (!familyMenu) return [];
  const { header, groups } = familyMenu;
  const links = groups.flatMap((group, at) =>
    group.links.map(({ logo }, index): [KeyPath, string] => [['groups', at, 'links', index, 'logo'], logo ?? '']),
  );
  const all: [KeyPath, string][] = [[['header', 'logo'], header.logo ?? ''], ...links];
  return all.map(([path, logo]) => [['theme', 'familyMenu', ...path], logo]);
}

function fileProblems(
  { globalStyles, globalUIComponents, markdown, search }: ResolvedConfig,
  report: Report,
): Problem[] {
  const hooks = search ? [search.searchHooks].filter((path) => path !== null) : [];
  const lists: [KeyPath, string[]][] = [
    [['globalStyles'], globalStyles],
    [['globalUIComponents'], globalUIComponents],
    [['markdown', 'globalComponents'], markdown.globalComponents],
    [['markdown', 'languages'], markdown.languages],
    [['markdown', 'codeTransformers'], markdown.codeTransformers],
    [['markdown', 'mdastPlugins'], markdown.mdastPlugins],
    [['markdown', 'hastPlugins'], markdown.hastPlugins],
    [['search', 'searchHooks'], hooks],
  ];
  return lists.flatMap(([path, files]) =>
    files.filter((file) => !existsSync(file)).map((file) => report(path, `${nameOf(path)}: ${file} does not exist.`)),
  );
}

/** What the index cannot do. */
function searchIndexProblems({ search }: ConfigOptions, report: Report): Problem[] {
  if (search === false) return [];
  const { depth, tokenize } = search.index;
  if (depth === 0 || tokenize === 'strict') return [];
  const message = `search.index.depth needs the tokenizer "strict", not "${tokenize}".`;
  return [
    report(['search', 'index', 'depth'], message, {
      hint: 'Set "search.index.tokenize" to "strict", or remove "depth".',
    }),
  ];
}

/** A banner needs all three fields in every language, from the language itself or from the theme. */
function bannerProblems({ theme }: ConfigOptions, report: Report): Problem[] {
  const locales = theme.locales.length > 0 ? theme.locales : [{ banner: undefined }];
  const found = locales.flatMap(({ banner: own }, index) => {
    const banner = mergeBanner(theme.banner, own);
    const path = own ? ['theme', 'locales', index, 'banner'] : ['theme', 'banner'];
    const lacking = (['href', 'message', 'localStorageKey'] as const).filter((key) => banner && !banner[key]);
    return lacking.map((key) => [...path, key]);
  });
  const once = new Map(found.map((path) => [nameOf(path), path]));
  return [...once].map(([name, path]) => report(path, fill(templates.required, { name })));
}

/** `llms.txt` is a list of Markdown pages; a file is of one host. */
function outputProblems({ llms, markdownPages, hosts }: ResolvedConfig, report: Report): Problem[] {
  const problems: Problem[] = [];
  if (hosts.includes('cloudflare') && hosts.includes('netlify'))
    problems.push(report(['hosts'], 'hosts: "cloudflare" and "netlify" write the same files.', { hint: 'Name one.' }));
  if (llms && !markdownPages)
    problems.push(report(['llms'], 'llms needs markdownPages.', { hint: 'Set "markdownPages" to true.' }));
  return problems;
}

/** Pictures are named with absolute addresses, and rendered with a package and fonts of the project. */
function cardProblems({ socialCards, siteOrigin }: ResolvedConfig, report: Report): Problem[] {
  if (!socialCards) return [];
  const problems: Problem[] = [];
  if (siteOrigin === '')
    problems.push(
      report(['socialCards'], 'socialCards needs siteOrigin.', {
        hint: 'Set "siteOrigin" to the origin the site is published at.',
      }),
    );
  if (!socialCards.renderer)
    problems.push(
      report(['socialCards'], `socialCards needs the package ${cardRenderer}, which is not installed.`, {
        hint: `Run "npm install --save-dev ${cardRenderer}".`,
      }),
    );
  for (const [index, font] of socialCards.fonts.entries())
    if (!existsSync(font))
      problems.push(
        report(['socialCards', 'fonts', index], `socialCards.fonts: ${font} does not exist.`, {
          hint: 'Name a style sheet of the project or of an installed package.',
        }),
      );
  return problems;
}

/** A missing text falls back, so this is a warning. */
function labelWarnings({ labels, theme }: ResolvedConfig, report: Report): Problem[] {
  const langs = theme.locales.map(({ lang }) => lang);
  return Object.entries(labels).flatMap(([key, texts]) =>
    langs
      .filter((lang) => texts[lang] === undefined)
      .map((lang) => report(['labels', key], `labels.${key} has no text for "${lang}".`, { level: 'warning' })),
  );
}
