/** What a `folia.config.ts` is written with. */
export { defineConfig } from './node/config/define-config';
export type {
  Banner,
  FamilyMenu,
  Frontmatter,
  HeadTag,
  Labels,
  Locale,
  MarkdownConfig,
  MetaItem,
  NavItem,
  ReplaceRule,
  SearchConfig,
  Sidebar,
  SidebarItem,
  SocialLink,
  ThemeConfig,
  UserConfig,
} from './node/config/user-config';
