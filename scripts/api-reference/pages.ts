import {
  cell,
  code,
  createComponentSection,
  createHead,
  createHeading,
  createSection,
  createTable,
  fence,
  labels,
  type Translate,
  textsOf,
} from './markdown';
import type { ApiEntry, PublicApi } from './read-api';
import type { Token } from './tokens';

/** The input of the pages. */
export interface Sources {
  api: PublicApi;
  tokens: Token[];
  /** Name → place. */
  slots: ReadonlyMap<string, string>;
  /** Name → pages. */
  layouts: ReadonlyMap<string, string>;
  /** Key → English text. */
  strings: ReadonlyMap<string, string>;
}

interface Page {
  title: string;
  intro: string;
  /** Entries with a section of their own. */
  entries(api: PublicApi): ApiEntry[];
}

const isHook = ({ name }: ApiEntry): boolean => /^use[A-Z]/.test(name);
const named = (entries: ApiEntry[], ...names: string[]): ApiEntry[] =>
  entries.filter(({ name }) => names.includes(name));
/** Their keys are a page of their own. */
const isStrings = ({ name }: ApiEntry): boolean => ['FirstStrings', 'LazyStrings', 'Strings'].includes(name);
const isPart = ({ name }: ApiEntry, { client }: PublicApi): boolean =>
  client.some(
    (entry) => entry.name === 'Parts' && entry.fields.some((field) => field.name === name && name !== 'NotFound'),
  );
const isLayout = ({ name }: ApiEntry): boolean => /Layout$|^(Overview|PostList)$/.test(name);
/** A component lists its props. */
const isProps = ({ name }: ApiEntry): boolean => name.endsWith('Props');
/** Explained as parts of the configuration, on pages of their own. */
const isConfigType = ({ signature, name }: ApiEntry): boolean =>
  /NonNullable<|z\.input<|Sidebar\[/.test(signature) || name === 'UserConfig';

/** File name in `reference/` → page. */
const pages = {
  hooks: {
    title: 'Hooks',
    intro:
      'Hooks of `folia/client`, for components of themes and of pages. They work in every component that is rendered on a page, at build time and in the browser.',
    entries: ({ client, theme }) => [...client, ...theme].filter(isHook),
  },
  client: {
    title: 'Client API',
    intro: 'Functions, components and types of `folia/client`, besides its [hooks](./hooks.md).',
    entries: ({ client }) => client.filter((entry) => !isHook(entry) && !isStrings(entry) && entry.name !== 'Parts'),
  },
  components: {
    title: 'Components',
    intro:
      'Components that pages with the extension `.mdx` use without an import. The build renders them, and they ship no JavaScript.',
    entries: ({ components }) => components,
  },
  layouts: {
    title: 'Layouts, parts and slots',
    intro: 'What a `theme.tsx` can change with `defineTheme`, and the exports of `folia/theme` that it builds on.',
    entries: (api) =>
      api.theme.filter((entry) => !isHook(entry) && !isLayout(entry) && !isPart(entry, api) && !isProps(entry)),
  },
  tokens: {
    title: 'Tokens',
    intro:
      'Custom properties of the theme. Set them on `:root`, and on `html.dark` for the dark appearance, in a style sheet of `globalStyles`.',
    entries: () => [],
  },
  strings: {
    title: 'Texts of the interface',
    intro:
      'Texts that a theme can change or translate with `strings` in `defineTheme`. A name in braces is replaced, and a text that depends on a number has a form for each plural.',
    entries: () => [],
  },
  plugin: {
    title: 'Plugin API',
    intro: 'Types of `folia` that plugins are written with. The guide [Plugins](../guide/plugins.md) has examples.',
    entries: ({ folia }) => folia.filter((entry) => !isConfigType(entry)),
  },
  node: {
    title: 'Node API',
    intro: 'Functions of `folia/node`: the commands for programs, and what servers for remote search need.',
    entries: ({ node }) => node,
  },
} satisfies Record<string, Page>;

type PageName = keyof typeof pages;

const tables = {
  layouts: 'Layouts',
  layoutIntro: 'One layout for each type of page. A layout renders the whole page inside `Shell`.',
  layout: 'Layout',
  pages: 'Pages',
  parts: 'Parts',
  slots: 'Slots',
  slotIntro: 'Places of the layouts where a component can be inserted.',
  slot: 'Slot',
  place: 'Place',
  part: 'Part',
  colours: 'Colours',
  callouts: 'Callouts and badges',
  codeColours: 'Code',
  sizes: 'Fonts, sizes and layers',
  first: 'On every page',
  lazy: 'On demand',
} as const;

/** Everything that has to be translated. */
export const apiTexts = ({ api, tokens, slots, layouts }: Sources): string[] => [
  ...new Set([
    ...Object.values(labels),
    ...Object.values(tables),
    ...Object.values(pages).flatMap((page: Page) => [page.title, page.intro, ...page.entries(api).flatMap(textsOf)]),
    ...[...named(api.client, 'Parts'), ...api.client.filter(isStrings)].flatMap(textsOf),
    ...[...tokens.map(({ meaning }) => meaning), ...slots.values(), ...layouts.values()],
  ]),
];

/** Missing texts of the reference: descriptions of exports and fields, examples of functions. */
export function missingTexts({ api, tokens }: Sources): string[] {
  const shown = Object.values(pages).flatMap((page: Page) => page.entries(api));
  return [
    ...shown.filter(({ description }) => description === '').map(({ name }) => `${name}: no description`),
    ...[...shown, ...named(api.client, 'Parts')].flatMap(({ name, fields }) =>
      fields
        .filter((field) => field.description === '' && field.name !== 'children')
        .map((field) => `${name}.${field.name}: no description`),
    ),
    ...shown
      .filter(({ kind, example, fields }) => kind === 'function' && example === '' && fields.length === 0)
      .map(({ name }) => `${name}: no example`),
    ...api.components.filter(({ example }) => example === '').map(({ name }) => `<${name}>: no example`),
    ...tokens.filter(({ meaning }) => meaning === '').map(({ name }) => `${name}: no meaning in the README`),
  ];
}

/** The pages of one language: file name in `reference/` → Markdown. */
export function createApiPages(sources: Sources, translate: Translate): Record<string, string> {
  const say: Translate = (text) => (text === '' ? '' : translate(text));
  const made = Object.entries(pages).map(([name, { title, intro }]) => {
    const body = createBody(name as PageName, sources, say);
    return [`${name}.md`, `${[createHead(say(title), say(intro)), ...body].join('\n\n')}\n`];
  });
  return Object.fromEntries(made);
}

function createBody(name: PageName, sources: Sources, translate: Translate): string[] {
  const entries = pages[name].entries(sources.api).sort(byKindAndName);
  if (name === 'components') return entries.map((entry) => createComponentSection(entry, translate));
  if (name === 'tokens') return createTokens(sources.tokens, translate);
  if (name === 'strings') return createStrings(sources, translate);
  const sections = entries.map((entry) => createSection(entry, translate));
  return name === 'layouts' ? [...createThemeTables(sources, translate), ...sections] : sections;
}

const kinds: ApiEntry['kind'][] = ['function', 'value', 'type'];

const byKindAndName = (one: ApiEntry, other: ApiEntry): number =>
  kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.name < other.name ? -1 : 1);

function createThemeTables({ api, slots, layouts }: Sources, translate: Translate): string[] {
  const rows = (texts: Iterable<readonly [string, string]>) =>
    [...texts].map(([key, text]) => [code(key), cell(translate(text))]);
  return [
    createHeading(tables.layouts, translate),
    translate(tables.layoutIntro),
    createTable([tables.layout, tables.pages].map(translate), rows(layouts)),
    ...named(api.client, 'Parts').flatMap(({ description, fields, example }) => [
      createHeading(tables.parts, translate),
      translate(description),
      fence('ts', example),
      createTable(
        [tables.part, labels.description].map(translate),
        rows(fields.map((field) => [field.name, field.description])),
      ),
    ]),
    createHeading(tables.slots, translate),
    translate(tables.slotIntro),
    createTable([tables.slot, tables.place].map(translate), rows(slots)),
  ];
}

/** The first kind that fits. */
const tokenKinds: [title: string, pattern: RegExp][] = [
  [tables.codeColours, /^--folia-(code|inline-code|t-)/],
  [tables.callouts, /^--folia-(tip|info|warning|danger|note)/],
  [tables.sizes, /^--folia-(font|leading|measure|size|radius|ease|z-|.*(height|width)$|target)/],
  [tables.colours, /./],
];

function createTokens(tokens: Token[], translate: Translate): string[] {
  const kindOf = ({ name }: Token) => tokenKinds.find(([, pattern]) => pattern.test(name))?.[0];
  const head = [labels.token, labels.description, labels.light, labels.dark].map(translate);
  return [tables.colours, tables.callouts, tables.codeColours, tables.sizes].flatMap((title) => {
    const shown = tokens.filter((token) => kindOf(token) === title);
    const rows = shown.map(({ name, value, dark, meaning }) => [
      code(name),
      cell(translate(meaning)),
      ...[value, dark].map((text) => (text === '' || isLong(text) ? '' : code(text))),
    ]);
    const long = shown.filter(({ value }) => isLong(value));
    return [
      createHeading(title, translate),
      createTable(head, rows),
      ...(long.length > 0 ? [translate(labels.longTokens), fence('css', createRules(long))] : []),
    ];
  });
}

/** A value that would make the table wider than a page. */
const isLong = (value: string): boolean => value.length > 40;

function createRules(tokens: Token[]): string {
  const dark = tokens.filter((token) => token.dark !== '');
  const rule = (selector: string, lines: string[]) =>
    [`${selector} {`, ...lines.map((line) => `  ${line};`), '}'].join('\n');
  return [
    rule(
      ':root',
      tokens.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...(dark.length > 0
      ? [
          rule(
            'html.dark',
            dark.map(({ name, dark: value }) => `${name}: ${value}`),
          ),
        ]
      : []),
  ].join('\n\n');
}

function createStrings({ api, strings }: Sources, translate: Translate): string[] {
  const head = [labels.name, labels.english, labels.description].map(translate);
  return named(api.client, 'FirstStrings', 'LazyStrings').flatMap(({ name, description, fields }) => [
    createHeading(name === 'FirstStrings' ? tables.first : tables.lazy, translate),
    translate(description),
    createTable(
      head,
      fields.map((field) => [
        code(field.name),
        code(strings.get(field.name) ?? ''),
        cell(translate(field.description)),
      ]),
    ),
  ]);
}
