import { socialIconName } from '../../shared/social-icons';
import { docSearchOf } from './algolia';
import type { Options, SourceContext } from './migration';
import { compact, listOf, objectOf, textOf, unknownKeys } from './options';

const known = [
  ...[
    'title',
    'tagline',
    'url',
    'baseUrl',
    'favicon',
    'presets',
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

/** The options of Folia for a configuration of Docusaurus. */
export function translateConfig(config: Options, locales: readonly string[], context: SourceContext): Options {
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
  for (const key of ['stylesheets', 'scripts', 'headTags'])
    if (listOf(config[key]).length > 0)
      context.note(place, `The option "${key}" was not translated.`, 'Write the tags as `head`.');
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
    // code beside the pages is no page
    route: { extensions: ['md', 'mdx'] },
    rsbuild: { resolve: { alias: { '@site': '.' } } },
    markdown: compact({
      checkDeadLinks: config.onBrokenLinks === 'ignore' || config.onBrokenLinks === 'warn' ? false : undefined,
    }),
    theme: {
      ...compact({
        nav: getNav(objectOf(theme.navbar), context),
        socialLinks: socialLinks(objectOf(theme.navbar)),
        footer: getFooter(objectOf(theme.footer)),
        editLink: getEditLink(config),
        darkMode: objectOf(theme.colorMode).disableSwitch === true ? false : undefined,
        localeRedirect: locales.length > 1 ? 'never' : undefined,
      }),
      locales: locales.map((lang) => ({ lang, label: labelOf(config, lang) })),
    },
  });
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

/** Links to code hosts are icons. */
const isSocial = ({ href }: Options): boolean =>
  /^https:\/\/(?:www\.)?(?:github|gitlab|x|twitter)\.com\//.test(String(href));

function getNav({ items }: Options, context: SourceContext): unknown[] | undefined {
  const made = listOf(items).flatMap((each) => {
    const item = objectOf(each);
    const made = navItem(item);
    if (made.length === 0 && !isSocial(item) && item.type !== 'localeDropdown' && item.type !== 'search')
      context.note(
        { file: context.config, line: 0 },
        `The entry "${textOf(item.label) ?? item.type}" of the navigation was not translated.`,
        'Add a link to `theme.nav`.',
      );
    return made;
  });
  return made.length > 0 ? made : undefined;
}

function navItem(item: Options): Options[] {
  const { label, to, href, items, position } = item;
  const link = textOf(to) ?? textOf(href);
  const below = listOf(items).flatMap((each) => navItem(objectOf(each)));
  if (isSocial(item) || !textOf(label) || (!link && below.length === 0)) return [];
  return [
    compact({
      text: label,
      link: link && !/^(?:\w+:|\/)/.test(link) ? `/${link}` : link,
      items: below.length > 0 ? below : undefined,
      position: position === 'right' ? undefined : 'left',
    }),
  ];
}

function socialLinks({ items }: Options): unknown[] | undefined {
  const links = listOf(items)
    .map(objectOf)
    .filter(isSocial)
    .flatMap(({ href }) => {
      const icon = socialIconName(new URL(String(href)).hostname.replace(/^www\.|\.com$/g, ''));
      return icon ? [{ icon, mode: 'link', content: href }] : [];
    });
  return links.length > 0 ? links : undefined;
}

function getFooter({ copyright }: Options): Options | undefined {
  const message = textOf(copyright);
  return message ? { message } : undefined;
}

function getEditLink(config: Options): Options | undefined {
  const preset = listOf(listOf(config.presets).find((each) => Array.isArray(each)))[1];
  const url = textOf(objectOf(objectOf(preset).docs).editUrl);
  return url && URL.canParse(url)
    ? { docRepoBaseUrl: `${url.replace(/\/$/, '')}/docs`, text: 'Edit this page' }
    : undefined;
}
