/** What a `folia.config.ts` is written with. */
export { defineConfig } from './node/config/define-config';
export type {
  Banner,
  Frontmatter,
  HeadFunction,
  HeadTag,
  Labels,
  Locale,
  MarkdownConfig,
  MetaItem,
  NavItem,
  Plugin,
  PluginContext,
  PluginFile,
  PluginOption,
  PluginPage,
  PluginSite,
  ProductMenu,
  ReplaceRule,
  SearchConfig,
  Sidebar,
  SidebarItem,
  SocialLink,
  ThemeConfig,
  UserConfig,
} from './node/config/user-config';

export type { OverviewRow } from './shared/page';
export type { PageData } from './shared/page-data';
