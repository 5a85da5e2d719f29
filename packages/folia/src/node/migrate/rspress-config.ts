import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { optionShapes, type Shape } from '../config/option-shapes';
import type { Configuration, Options, SourceContext } from './migration';
import { compact, headTags, isObject, listOf, objectOf, originOf, readFlag, textOf, unknownKeys } from './options';
import { getSidebar } from './rspress-sidebar';

/** Options that are called the same and have the same shape. */
const same = [
  ...['root', 'base', 'lang', 'title', 'description', 'icon', 'logo', 'logoText', 'siteOrigin', 'outDir'],
  ...['multiVersion', 'mediumZoom', 'globalUIComponents', 'globalStyles', 'replaceRules', 'i18nSourcePath'],
];
const translated = [
  ...['locales', 'themeConfig', 'builderConfig', 'plugins', 'head', 'route', 'markdown', 'search', 'ssg', 'llms'],
  ...['builderPlugins', 'themeDir', 'languageParity', 'link', 'url'],
];
const sameInTheme = [
  ...['nav', 'sidebar', 'socialLinks', 'darkMode', 'enableContentAnimation', 'enableAppearanceAnimation'],
  ...['enableScrollToTop', 'localeRedirect', 'hideNavbar', 'lastUpdated', 'editLink', 'footer', 'outline', 'search'],
  ...['outlineTitle', 'prevPageText', 'nextPageText', 'lastUpdatedText', 'sourceCodeText', 'overview'],
  ...['searchPlaceholderText', 'searchNoResultsText', 'searchSuggestedQueryText'],
];

/** What plugins did → what does it now. */
const plugins: readonly [name: RegExp, hint: string][] = [
  [
    /plugin-(?:sitemap|llms)/,
    'Folia writes sitemap.xml (with `siteOrigin`), llms.txt (`llms`) and Markdown pages (`markdownPages`) itself.',
  ],
  [/plugin-rss/, 'Use `feed`.'],
  [/plugin-algolia/, "The site has its own search index. For Algolia see `search: { mode: 'docsearch' }`."],
  [
    /plugin-(?:font-open-sans|shiki|medium-zoom|container-syntax|auto-nav-sidebar|last-updated)/,
    'Folia does this itself.',
  ],
  [/plugin-mermaid|mermaid/, 'Render diagrams to SVG, or write a component for them.'],
  [
    /plugin-typedoc|plugin-api-docgen|plugin-preview|plugin-playground/,
    'Generate the pages with a script, or write a component.',
  ],
  [/plugin-twoslash/, 'Remove `twoslash` from the blocks of code.'],
];

/** The options of Folia for a configuration of Rspress. */
export function translateConfig(config: Options, origins: Configuration['origins'], context: SourceContext): Options {
  const place = { file: context.config, line: 0 };
  for (const key of unknownKeys(config, [...same, ...translated]))
    context.note(
      place,
      `The option "${key}" was not translated.`,
      'Look for an equal in the reference of the options.',
    );
  const { kept, dropped } = headTags(config.head);
  if (dropped > 0)
    context.note(
      place,
      'Functions, HTML and tags with content in `head` were left out.',
      'Write them as `[tag, attributes]`.',
    );
  const theme = getTheme(config, context);
  return keepValid(
    compact({
      ...pick(config, same),
      siteOrigin: originOf(config.siteOrigin ?? config.url),
      head: kept.length > 0 ? kept : undefined,
      route: compact({ ...pick(objectOf(config.route), ['include', 'exclude', 'extensions']) }),
      markdown: getMarkdown(objectOf(config.markdown), context),
      redirects: pluginOptions(config, origins, context),
      ...(config.llms ? { llms: true, markdownPages: true } : {}),
      ssg: config.ssg === false ? false : undefined,
      search: searchOf(config.search, context),
      rsbuild: getRsbuildConfig(config, context),
      theme,
    }),
    context,
  );
}

const pick = (options: Options, keys: readonly string[]): Options =>
  Object.fromEntries(keys.filter((key) => options[key] !== undefined).map((key) => [key, options[key]]));

function getTheme(config: Options, context: SourceContext): Options {
  const place = { file: context.config, line: 0 };
  const theme = objectOf(config.themeConfig);
  for (const key of unknownKeys(theme, [...sameInTheme, 'locales']))
    context.note(
      place,
      `The option "themeConfig.${key}" was not translated.`,
      'Look for an equal in the reference of the options.',
    );
  const inTheme = listOf(theme.locales).map(objectOf);
  const given = listOf(config.locales).map(objectOf);
  const languages = given.length > 0 ? given : inTheme;
  const ofAll = theme.sidebar === undefined ? {} : { sidebar: getSidebar(theme.sidebar, config, context) };
  const locales = languages.map((locale) => {
    const own = inTheme.find(({ lang }) => lang === locale.lang) ?? {};
    const all: Options = { ...own, ...locale };
    if (all.sidebar !== undefined) all.sidebar = getSidebar(all.sidebar, config, context);
    return keepKeys(all, { shape: optionShapes.locale, above: 'locales.' }, context);
  });
  const fallback = [{ lang: textOf(config.lang) ?? 'en', label: textOf(config.lang) ?? 'English' }];
  const own = compact({
    ...{ ...pick(theme, sameInTheme), ...ofAll },
    socialLinks: theme.socialLinks === undefined ? undefined : getSocialLinks(theme.socialLinks, context),
    editLink: theme.editLink === undefined ? undefined : { text: 'Edit this page', ...objectOf(theme.editLink) },
  });
  return { ...own, locales: locales.length > 0 ? locales : fallback };
}

/** Counts of stars are links; what else Folia does not know is noted. */
function getSocialLinks(given: unknown, context: SourceContext): Options[] {
  return listOf(given).flatMap((each) => {
    const written = objectOf(each);
    const link = written.mode === 'github-stars' ? { ...written, mode: 'link' } : written;
    if (optionShapes.theme.socialLinks?.safeParse([link]).success) return [link];
    const icon = textOf(written.icon) ?? '';
    context.note(
      { file: context.config, line: 0 },
      `The icon "${icon}" of a social link was not translated.`,
      'Give its SVG source: `icon: { svg }`.',
    );
    return [];
  });
}

/** The keys of an object that a schema knows, with values that it accepts; the rest is noted. */
function keepKeys(
  options: Options,
  { shape, above = '' }: { shape: Shape; above?: string },
  context: SourceContext,
): Options {
  const kept = Object.entries(options).filter(([key, value]) => {
    const right = Object.hasOwn(shape, key) && shape[key]?.safeParse(value).success === true;
    if (!right)
      context.note(
        { file: context.config, line: 0 },
        `The value of "${above}${key}" was not translated.`,
        'Write it in the form that the reference of the options describes.',
      );
    return right;
  });
  return Object.fromEntries(kept);
}

/** What Folia would refuse is left out and noted, option by option. */
function keepValid(options: Options, context: SourceContext): Options {
  const { theme, ...rest } = options;
  const names = { ...keepKeys(rest, { shape: optionShapes.site }, context) };
  return { ...names, theme: keepKeys(objectOf(theme), { shape: optionShapes.theme, above: 'themeConfig.' }, context) };
}

function getMarkdown(markdown: Options, context: SourceContext): Options | undefined {
  const known = [
    'showLineNumbers',
    'defaultWrapCode',
    'globalComponents',
    'highlightLanguages',
    'checkDeadLinks',
    'link',
  ];
  const place = { file: context.config, line: 0 };
  for (const key of unknownKeys(markdown, known)) {
    context.note(place, `The option "markdown.${key}" was not translated.`, hintFor(key));
  }
  const check =
    readFlag(markdown.checkDeadLinks) ?? (objectOf(markdown.link).checkDeadLinks === false ? false : undefined);
  return compact({
    ...pick(markdown, known.slice(0, 4)),
    checkDeadLinks: check === false ? false : getLinkCheck(markdown, context),
  });
}

/** Rspress looks for pages; for headings only if it is told to. */
function getLinkCheck({ link }: Options, context: SourceContext): Options {
  const { checkDeadLinks, checkAnchors } = objectOf(link);
  const excludes = [objectOf(checkDeadLinks).excludes ?? []].flat();
  const ignore = excludes.filter((each) => typeof each === 'string' || each instanceof RegExp);
  if (ignore.length < excludes.length)
    context.note(
      { file: context.config, line: 0 },
      'Functions of "markdown.link.checkDeadLinks.excludes" were not translated.',
      'Write patterns as `markdown.checkDeadLinks.ignore`.',
    );
  return compact({
    ignore: ignore.length > 0 ? ignore : undefined,
    anchors: checkAnchors === true ? undefined : false,
  });
}

/** Without a search, or one for each version: the other options have no equal. */
function searchOf(search: unknown, context: SourceContext): Options | false | undefined {
  if (search === false) return false;
  const options = objectOf(search);
  for (const key of unknownKeys(options, ['versioned']))
    context.note(
      { file: context.config, line: 0 },
      `The option "search.${key}" was not translated.`,
      'Look for an equal in the reference of the options.',
    );
  return options.versioned === true ? { mode: 'local', versioned: true } : undefined;
}

function hintFor(key: string): string {
  if (/Plugins$/.test(key)) return 'Write them as `markdown.mdastPlugins` or `markdown.hastPlugins`.';
  if (key === 'shiki') return 'Export its transformers from a module, and name it in `markdown.codeTransformers`.';
  return 'Look for an equal in the reference of the options.';
}

function getRsbuildConfig(config: Options, context: SourceContext): Options | undefined {
  const { plugins: own, ...written } = objectOf(config.builderConfig);
  const builder = withAliases(objectOf(relocate(written, context)));
  if (listOf(own).length > 0 || listOf(config.builderPlugins).length > 0)
    context.note(
      { file: context.config, line: 0 },
      'Plugins of Rsbuild were not translated.',
      'Add them to `rsbuild.plugins`.',
    );
  const plain = Object.entries(builder).filter(([, value]) => isPlain(value));
  if (plain.length < Object.keys(builder).length)
    context.note(
      { file: context.config, line: 0 },
      'Functions of `builderConfig` were not translated.',
      'Add them to `rsbuild`.',
    );
  return plain.length > 0 ? Object.fromEntries(plain) : undefined;
}

/** Absolute paths of the source are paths of the new site. */
function relocate(value: unknown, context: SourceContext): unknown {
  if (Array.isArray(value)) return value.map((each) => relocate(each, context));
  if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, relocate(each, context)]));
  if (typeof value !== 'string' || !isAbsolute(value) || !existsSync(value)) return value;
  const path = relative(context.root, value).replaceAll('\\', '/');
  if (!path.startsWith('..') && !isAbsolute(path)) return `./${path}`;
  context.note(
    { file: context.config, line: 0 },
    `"${value}" of \`builderConfig\` is outside of the site: it was not copied.`,
    'Copy it, and correct the path in `rsbuild`.',
  );
  return value;
}

/** Rsbuild 1 had them in `source`. */
function withAliases(builder: Options): Options {
  const { alias, ...source } = objectOf(builder.source);
  if (alias === undefined) return builder;
  const resolve = objectOf(builder.resolve);
  return compact({
    ...builder,
    source,
    resolve: { ...resolve, alias: { ...objectOf(alias), ...objectOf(resolve.alias) } },
  });
}

const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' &&
  (!Array.isArray(value) || value.every(isPlain)) &&
  (!isObject(value) || Object.values(value).every(isPlain));

/** Redirects are taken from the options of their plugin; the other plugins are noted. */
function pluginOptions(
  config: Options,
  origins: Configuration['origins'],
  context: SourceContext,
): unknown[] | undefined {
  const redirects: unknown[] = [];
  for (const plugin of listOf(config.plugins).flat()) {
    if (!isObject(plugin)) continue;
    const name = origins.get(plugin) ?? textOf(plugin.name) ?? 'of the site';
    if (name.includes('client-redirects')) redirects.push(...getRedirects(plugin));
    else {
      const hint =
        plugins.find(([pattern]) => pattern.test(name))?.[1] ?? 'Look for an equal in the reference of the options.';
      context.note({ file: context.config, line: 0 }, `The plugin ${name} was not translated.`, hint);
    }
  }
  return redirects.length > 0 ? redirects : undefined;
}

function getRedirects({ redirects }: Options): unknown[] {
  return listOf(redirects).flatMap((each) => {
    const { from, to } = objectOf(each);
    return [from].flat().flatMap((path) => {
      const plain = textOf(path)?.replace(/^\^|\$$/g, '');
      return plain && textOf(to) && /^\/[\w/.-]*$/.test(plain) ? [{ from: plain, to }] : [];
    });
  });
}
