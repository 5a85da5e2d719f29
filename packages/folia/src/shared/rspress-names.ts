/** What pages and components of Rspress call its modules: the hooks, the theme, and what plugins bring along. */
export const rspressModules = {
  runtime: /^(?:@rspress\/core|@rspress|rspress)\/runtime$/,
  theme:
    /^(?:@theme|@theme-original|(?:@rspress\/core|@rspress|rspress)\/theme(?:-original|-default)?|@rspress\/theme-default)$/,
  plugins: /^@rspress\/plugin-[\w-]+\/(?:runtime|web|theme)$/,
} as const;

export type RspressModule = keyof typeof rspressModules;

/** Which compatibility module an import means; undefined: another package. */
export const getRspressModule = (source: string): RspressModule | undefined =>
  // `Object.keys` widens to `string`
  (Object.keys(rspressModules) as RspressModule[]).find((name) => rspressModules[name].test(source));

const layouts = 'Extend the theme with `defineTheme` of "folia/client": layouts, parts and slots.';
const copyPage = 'Folia shows this itself: see `markdown.copyPage` and `markdownPages`.';

/** Exports of Rspress without an equivalent in Folia → what to use instead. */
const replacements: Readonly<Record<string, string>> = {
  CodeBlock: 'Write a fenced code block, or put it into a fragment (`.mdx`) that the page imports.',
  CodeBlockRuntime: 'Code is highlighted at build time: write a fenced code block.',
  CodeButtonGroup: 'Code blocks have their buttons already.',
  Content: 'The text of a page is rendered by the part `Article` of the theme.',
  DocContent: 'Use the part `Article` of the theme.',
  DocFooter: 'Use the part `PageFooter` of the theme.',
  Head: 'Write `head` in the frontmatter or in the configuration.',
  useHead: 'Write `head` in the frontmatter or in the configuration.',
  HomeBackground: layouts,
  HomeFeature: 'Write `features` in the frontmatter of the home page.',
  HomeFooter: 'Use the part `Footer` of the theme.',
  HomeHero: 'Write `hero` in the frontmatter of the home page.',
  HoverGroup: 'Use `Popover` of "folia/theme".',
  Layout: layouts,
  LlmsContainer: copyPage,
  LlmsCopyButton: copyPage,
  LlmsCopyRow: copyPage,
  LlmsOpenRow: copyPage,
  LlmsViewOptions: copyPage,
  Nav: 'Use the part `Header` of the theme.',
  NavTitle: 'Use the part `Logo` of the theme.',
  NotFoundLayout: layouts,
  PageTab: 'Use `Tab` of "folia/theme".',
  PageTabs: 'Use `Tabs` of "folia/theme".',
  PrevNextPage: 'Use the part `PrevNext` of the theme.',
  Prompt: 'Write a fenced code block.',
  Root: layouts,
  Search: 'Use the part `SearchButton` of the theme.',
  SearchPanel: 'Use the part `SearchButton` of the theme.',
  SocialLinks: 'Write `theme.socialLinks` in the configuration.',
  SwitchAppearance: 'Use the part `AppearanceSwitch` of the theme.',
  useActiveAnchor: 'Use the part `Outline` of the theme.',
  useFullTextSearch: 'Use `useSearch` of "folia/client".',
  usePrevNextPage: 'Use `usePage` of "folia/client": it has `prev` and `next`.',
  useThemeState: 'Use `useAppearance` of "folia/client".',
};

/** What takes the place of an export that a compatibility module does not have; undefined for an unknown one. */
export const getRspressHint = (name: string): string | undefined =>
  Object.hasOwn(replacements, name) ? replacements[name] : undefined;

/** For unknown names. */
export const rspressHint = 'Folia has no equal of it: write it as a component of the site, or remove it.';
