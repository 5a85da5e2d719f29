import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docSearchOf } from './algolia';
import { getNav, socialLinks } from './docusaurus-navbar';
import type { DocsTargets } from './docusaurus-sidebar';
import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf, unknownKeys } from './options';
import { readText } from './source-files';

const known = [
  ...[
    'title',
    'tagline',
    'url',
    'baseUrl',
    'favicon',
    'presets',
    'plugins',
    'themeConfig',
    'i18n',
    'onBrokenLinks',
    'trailingSlash',
  ],
  ...['onBrokenMarkdownLinks', 'onBrokenAnchors', 'organizationName', 'projectName', 'deploymentBranch', 'markdown'],
  ...['future', 'customFields', 'noIndex', 'titleDelimiter', 'staticDirectories', 'stylesheets', 'scripts', 'headTags'],
];
const knownTheme = [
  'navbar',
  'footer',
  'prism',
  'image',
  'colorMode',
  'docs',
  'metadata',
  'announcementBar',
  'tableOfContents',
  'algolia',
];

/** Notes what nothing is made of. */
function reportOptions(config: Options, context: SourceContext): void {
  const place = { file: context.config, line: 0 };
  const theme = objectOf(config.themeConfig);
  for (const key of [
    ...unknownKeys(config, known),
    ...unknownKeys(theme, knownTheme).map((each) => `themeConfig.${each}`),
  ])
    context.note(
      place,
      `The option "${key}" was not translated.`,
      'Look for an equal in the reference of the options.',
    );
  for (const plugin of listOf(config.plugins)) {
    const [name = plugin] = listOf(plugin);
    if (/plugin-content-(?:docs|blog|pages)$/.test(String(name))) continue;
    const of = textOf(name) ?? 'of the site';
    context.note(place, `The plugin ${of} was not translated.`, 'Look for an equal in the reference of the options.');
  }
  for (const key of ['stylesheets', 'scripts', 'headTags'])
    if (listOf(config[key]).length > 0)
      context.note(place, `The option "${key}" was not translated.`, 'Write the tags as `head`.');
  for (const [key, hint] of [
    ['announcementBar', 'Write it as `theme.banner`.'],
    ['metadata', 'Write the tags as `head`.'],
  ] as const)
    if (theme[key] !== undefined && Object.keys(objectOf(theme[key])).length + listOf(theme[key]).length > 0)
      context.note(place, `The option "themeConfig.${key}" was not translated.`, hint);
  if (listOf(objectOf(theme.footer).links).length > 0)
    context.note(
      place,
      'The links of the footer were not translated.',
      'Write them as `theme.footer.message`, or as a part of the theme.',
    );
}

/** What is known of the pages. */
export interface Translated {
  /** The default language first. */
  locales: readonly string[];
  targets: DocsTargets;
  /** Language → its sidebars. */
  tables: ReadonlyMap<string, Options>;
  redirects: { from: string; to: string }[];
}

/** The options of Folia for a configuration of Docusaurus. */
export function translateConfig(
  config: Options,
  { locales, targets, tables, redirects }: Translated,
  context: SourceContext,
): Options {
  const theme = objectOf(config.themeConfig);
  reportOptions(config, context);
  const [main = 'en'] = locales;
  const url = textOf(config.url);
  return compact({
    title: textOf(config.title),
    description: textOf(config.tagline),
    base: textOf(config.baseUrl),
    lang: main,
    siteOrigin: url && URL.canParse(url) ? new URL(url).origin : undefined,
    icon: publicPath(config.favicon),
    ...getLogo(objectOf(theme.navbar)),
    search: theme.algolia ? searchOf(objectOf(theme.algolia), context) : undefined,
    redirects: redirects.length > 0 ? redirects : undefined,
    // code beside the pages is no page
    route: { extensions: ['md', 'mdx'] },
    rsbuild: { resolve: { alias: { '@site': '.' } } },
    markdown: compact({
      math: usesMath(context) || undefined,
      checkDeadLinks: linkCheck(config),
    }),
    theme: {
      ...compact({
        nav: getNav(objectOf(theme.navbar), targets, context),
        socialLinks: socialLinks(objectOf(theme.navbar)),
        footer: getFooter(objectOf(theme.footer)),
        editLink: getEditLink(config, context),
        darkMode: objectOf(theme.colorMode).disableSwitch === true ? false : undefined,
        localeRedirect: locales.length > 1 ? 'never' : undefined,
      }),
      locales: locales.map((lang) => compact({ lang, label: labelOf(config, lang), sidebar: tables.get(lang) })),
    },
  });
}

/** Links to headings are warnings, unless the configuration says otherwise. */
function linkCheck({ onBrokenLinks, onBrokenAnchors }: Options): Options | false | undefined {
  if (onBrokenLinks === 'ignore' || onBrokenLinks === 'warn') return false;
  return onBrokenAnchors === 'throw' ? undefined : { anchors: false };
}

/** Formulas are written with a plugin of remark, which is part of no preset. */
function usesMath({ root }: SourceContext): boolean {
  const file = join(root, 'package.json');
  const { dependencies, devDependencies } = objectOf(existsSync(file) ? JSON.parse(readText(file)) : {});
  return 'remark-math' in { ...objectOf(dependencies), ...objectOf(devDependencies) };
}

const searchOf = (options: Options, context: SourceContext): Options | undefined =>
  docSearchOf({ name: 'themeConfig.algolia', options, byLanguage: options.contextualSearch !== false }, context);

const publicPath = (path: unknown): string | undefined => {
  const text = textOf(path);
  return text && !/^\w+:/.test(text) ? `/${text.replace(/^\//, '')}` : text;
};

function getLogo({ logo, title }: Options): Options {
  const { src, srcDark } = objectOf(logo);
  const [light, dark] = [publicPath(src), publicPath(srcDark)];
  return { logo: light && dark ? { light, dark } : light, logoText: textOf(title) };
}

function labelOf(config: Options, lang: string): string {
  const { label } = objectOf(objectOf(objectOf(config.i18n).localeConfigs)[lang]);
  return textOf(label) ?? new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
}

function getFooter({ copyright }: Options): Options | undefined {
  const message = textOf(copyright);
  return message ? { message } : undefined;
}

/** The path of a page is that below `docs`, so that it has to begin as its address does. */
function getEditLink(config: Options, context: SourceContext): Options | undefined {
  const preset = listOf(listOf(config.presets).find((each) => Array.isArray(each)))[1];
  const { editUrl, path, routeBasePath } = objectOf(objectOf(preset).docs);
  if (editUrl === undefined) return undefined;
  const url = textOf(editUrl)?.replace(/\/$/, '');
  const [folder, base] = [textOf(path) ?? 'docs', typeof routeBasePath === 'string' ? routeBasePath : 'docs'].map(
    (each) => each.replace(/^(?:\.?\/)+|\/+$/g, ''),
  );
  const isSimple = listOf(objectOf(config.i18n).locales).length < 2 && (base === '' || base === folder);
  if (url && URL.canParse(url) && isSimple)
    return { docRepoBaseUrl: base === '' ? `${url}/${folder}` : url, text: 'Edit this page' };
  const message = 'The link to the source of a page was not translated.';
  context.note({ file: context.config, line: 0 }, message, 'Write it as `theme.editLink`.');
  return undefined;
}
