/** What a `folia.config.ts` is written with. */
export { defineConfig } from './node/config/define-config';
export type {
  Banner,
  Frontmatter,
  HeadTag,
  Labels,
  Locale,
  MarkdownConfig,
  MetaItem,
  NavItem,
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
