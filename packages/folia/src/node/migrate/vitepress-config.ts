import { socialIconName } from '../../shared/social-icons';
import { docSearchOf } from './algolia';
import type { Options, SourceContext } from './migration';
import { compact, headTags, isObject, listOf, objectOf, originOf, readFlag, textOf, unknownKeys } from './options';

/** Folder of the source ('' for the root) → language, which is the folder of the new site. One language needs none. */
export type Locales = ReadonlyMap<string, string>;

/** Keys that need no option of Folia, or have one. */
const known = [
  ...['title', 'description', 'base', 'lang', 'head', 'locales', 'themeConfig', 'srcDir', 'srcExclude', 'lastUpdated'],
  ...[
    'ignoreDeadLinks',
    'markdown',
    'rewrites',
    'cleanUrls',
    'outDir',
    'cacheDir',
    'sitemap',
    'metaChunk',
    'appearance',
  ],
];
const knownTheme = [
  ...[
    'logo',
    'siteTitle',
    'nav',
    'sidebar',
    'socialLinks',
    'footer',
    'editLink',
    'outline',
    'docFooter',
    'lastUpdated',
  ],
  ...[
    'search',
    'algolia',
    'darkModeSwitchLabel',
    'sidebarMenuLabel',
    'returnToTopLabel',
    'langMenuLabel',
    'externalLinkIcon',
  ],
  ...['lightModeSwitchTitle', 'darkModeSwitchTitle', 'skipToContentLabel', 'i18nRouting', 'aside', 'lastUpdatedText'],
];

/** The options of Folia for a configuration of VitePress. */
export function translateConfig(config: Options, locales: Locales, context: SourceContext): Options {
  const theme = objectOf(config.themeConfig);
  const markdown = objectOf(config.markdown);
  reportOptions(config, context);
  const { kept } = headTags(config.head);
  return compact({
    title: textOf(config.title),
    description: textOf(config.description),
    base: textOf(config.base),
    lang: locales.get(''),
    siteOrigin: originOf(objectOf(config.sitemap).hostname),
    ...getLogo(theme),
    search: searchOf(theme, context),
    head: kept.length > 0 ? kept : undefined,
    // code beside the pages is no page
    route: compact({ extensions: ['md', 'mdx'], exclude: config.srcExclude }),
    markdown: compact({
      showLineNumbers: readFlag(markdown.lineNumbers),
      math: readFlag(markdown.math),
      // VitePress looks for pages, not for headings
      checkDeadLinks: config.ignoreDeadLinks ? false : { anchors: false },
    }),
    theme: {
      ...compact({
        darkMode: config.appearance === false ? false : undefined,
        socialLinks: socialLinks(theme.socialLinks, context),
        footer: getFooter(theme.footer),
        lastUpdated: readFlag(config.lastUpdated) ?? (theme.lastUpdated ? true : undefined),
        editLink: getEditLink(theme.editLink),
        localeRedirect: locales.size > 1 ? 'never' : undefined,
      }),
      locales: [...locales].map(([folder, lang]) => getLocale(config, { folder, lang }, context)),
    },
  });
}

/** Notes what nothing is made of. */
function reportOptions(config: Options, context: SourceContext): void {
  const place = { file: context.config, line: 0 };
  const theme = objectOf(config.themeConfig);
  const look = 'Look for an equal in the reference of the options.';
  const keys = [...unknownKeys(config, known), ...unknownKeys(theme, knownTheme).map((key) => `themeConfig.${key}`)];
  for (const key of keys) context.note(place, `The option "${key}" was not translated.`, look);
  if (headTags(config.head).dropped > 0) {
    const hint = 'Put scripts into a file of public/ and name it in `head`.';
    context.note(place, 'Tags of the head with content were left out.', hint);
  }
  if (listOf(objectOf(config.markdown).codeTransformers).length > 0) {
    const hint = 'Export them from a module, and name it in `markdown.codeTransformers`.';
    context.note(place, 'The option "markdown.codeTransformers" was not translated.', hint);
  }
  if (objectOf(config.markdown).config)
    context.note(place, 'Plugins of markdown-it were not translated.', 'Write them as `markdown.mdastPlugins`.');
}

/** Algolia is the provider of `search`, or `algolia` as the first versions had it. */
function searchOf({ search, algolia }: Options, context: SourceContext): Options | undefined {
  const { provider, options } = objectOf(search);
  if (provider === 'algolia')
    return docSearchOf({ name: 'themeConfig.search.options', options: objectOf(options), byLanguage: true }, context);
  if (!isObject(algolia) || provider !== undefined) return undefined;
  return docSearchOf({ name: 'themeConfig.algolia', options: algolia, byLanguage: true }, context);
}

function getLogo({ logo, siteTitle }: Options): Options {
  const { src, light, dark } = objectOf(logo);
  return {
    logo: textOf(logo) ?? textOf(src) ?? (light && dark ? { light, dark } : undefined),
    logoText: textOf(siteTitle),
  };
}

function socialLinks(given: unknown, context: SourceContext): unknown[] | undefined {
  const links = listOf(given).flatMap((each): Options[] => {
    const { icon, link } = objectOf(each);
    const svg = textOf(objectOf(icon).svg);
    if (svg && textOf(link)) return [{ icon: { svg: svg.trim() }, mode: 'link', content: link }];
    const name = socialIconName(textOf(icon) ?? '');
    if (name && textOf(link)) return [{ icon: name, mode: 'link', content: link }];
    context.note(
      { file: context.config, line: 0 },
      `The icon "${textOf(icon) ?? ''}" of a social link is not known.`,
      'Give its SVG source: `icon: { svg }`.',
    );
    return [];
  });
  return links.length > 0 ? links : undefined;
}

function getFooter(footer: unknown): Options | undefined {
  const { message, copyright } = objectOf(footer);
  const text = [textOf(message), textOf(copyright)].filter(Boolean).join('<br>');
  return text ? { message: text } : undefined;
}

function getEditLink(editLink: unknown): Options | undefined {
  const { pattern, text } = objectOf(editLink);
  const address = textOf(pattern);
  if (!address?.includes(':path')) return undefined;
  return { docRepoBaseUrl: address.replace(/\/?:path.*$/, ''), text: textOf(text) ?? 'Edit this page' };
}

function getLocale(
  config: Options,
  { folder, lang }: { folder: string; lang: string },
  context: SourceContext,
): Options {
  const all = objectOf(config.locales);
  const own = objectOf(all[folder === '' ? 'root' : folder]);
  const theme = { ...objectOf(config.themeConfig), ...objectOf(own.themeConfig) };
  const { label: outlineTitle } = objectOf(theme.outline);
  const { prev, next } = objectOf(theme.docFooter);
  return compact({
    lang,
    label: textOf(own.label) ?? languageName(lang),
    title: textOf(own.title),
    description: textOf(own.description),
    nav: theme.nav ? getNav(theme.nav, context) : undefined,
    sidebar: theme.sidebar ? getSidebar(theme.sidebar, folder) : undefined,
    editLink: own.themeConfig ? getEditLink(theme.editLink) : undefined,
    outlineTitle: textOf(outlineTitle),
    prevPageText: textOf(prev),
    nextPageText: textOf(next),
    lastUpdatedText: textOf(objectOf(theme.lastUpdated).text),
  });
}

const languageName = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;

function getNav(nav: unknown, context: SourceContext): unknown[] {
  return listOf(nav).flatMap((each) => {
    const { text, link, items, activeMatch } = objectOf(each);
    if (!textOf(text)) {
      const nested = getNav(items, context);
      if (nested.length === 0)
        context.note(
          { file: context.config, line: 0 },
          'A component in the navigation was not translated.',
          'Put it into a slot of the theme.',
        );
      return nested;
    }
    const below = getNav(items, context);
    return [
      compact({
        text,
        link: textOf(link),
        activeMatch: textOf(activeMatch),
        items: below.length > 0 ? below : undefined,
      }),
    ];
  });
}

/** A list is the sidebar of every section; a table has one per prefix. */
function getSidebar(sidebar: unknown, folder: string): Options {
  if (Array.isArray(sidebar)) return { [folder === '' ? '/' : `/${folder}/`]: getEntries(sidebar, '') };
  const entries = Object.entries(objectOf(sidebar)).map(([prefix, value]): [string, unknown] => {
    const { items, base } = objectOf(value);
    const key = prefix.startsWith('/') ? prefix : `/${prefix}`;
    return [key, getEntries(items ?? value, textOf(base) ?? '')];
  });
  return Object.fromEntries(entries);
}

function getEntries(items: unknown, base: string): unknown[] {
  return listOf(items)
    .filter(isObject)
    .flatMap(({ text, link, items: below, collapsed, base: own }) => {
      const prefix = textOf(own) ?? base;
      // a group without a name
      if (!textOf(text)) return getEntries(below, prefix);
      const address = textOf(link);
      const isOutside = address !== undefined && /^(?:\w+:|\/\/)/.test(address);
      const entry = {
        text,
        link: address === undefined || isOutside ? address : absolute(prefix, address),
        collapsed: readFlag(collapsed),
        collapsible: below !== undefined && collapsed === undefined ? false : undefined,
        items: below === undefined ? undefined : getEntries(below, prefix),
      };
      return [compact(entry)];
    });
}

function absolute(base: string, link: string): string {
  const path = link.startsWith('/') && base !== '' ? base.replace(/\/$/, '') + link : base + link;
  return (path.startsWith('/') ? path : `/${path}`).replace(/\.(?:md|html)(?=#|$)/, '');
}
