import type { z } from 'zod';
import type { UserConfig } from './plugins/types';
import type { frontmatterSchema } from './schema/frontmatter';
import type { metaEntrySchema } from './schema/meta';
import type { HeadTagInput } from './schema/parts';

/** The options of `theme`. */
export type ThemeConfig = NonNullable<UserConfig['theme']>;

/** A language of the site: an entry of `theme.locales`. What it leaves out comes from `theme`, then from the site. */
export type Locale = NonNullable<ThemeConfig['locales']>[number];

/**
 * An entry of the top navigation: of `theme.nav` or of a `_nav.json`.
 * @example const guide: NavItem = { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' };
 */
export type NavItem = NonNullable<ThemeConfig['nav']>[number];

/** Sidebars by path prefix: `{ '/guide': [{ text: 'Start', link: '/guide/start' }] }`. */
export type Sidebar = NonNullable<ThemeConfig['sidebar']>;

/** An entry of a sidebar: a page, a group (`items`), a line (`dividerType`) or a bold text (`sectionHeaderText`). */
export type SidebarItem = Sidebar[string][number];

/** An icon at the end of the header. `content` is an address (`mode: 'link'`), a text, an image or HTML. */
export type SocialLink = NonNullable<ThemeConfig['socialLinks']>[number];

/** The announcement above the header. */
export type Banner = NonNullable<ThemeConfig['banner']>;

/** Related tools, in titled groups. */
export type ProductMenu = NonNullable<ThemeConfig['familyMenu']>;

/**
 * A tag of the document's head.
 * @example const tag: HeadTag = ['meta', { name: 'author', content: 'Ada' }];
 */
export type HeadTag = HeadTagInput;

/** How Markdown is read and shown. */
export type MarkdownConfig = NonNullable<UserConfig['markdown']>;

/** `false`, the index of the site itself (`mode: 'local'`) or a server (`mode: 'remote'`). */
export type SearchConfig = NonNullable<UserConfig['search']>;

/** Text or pattern to replace in the Markdown source. */
export type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

/** The label table: key → language → text. */
export type Labels = NonNullable<UserConfig['labels']>;

/** The frontmatter of a page, for pages that are modules: `export const frontmatter: Frontmatter = { … }`. */
export type Frontmatter = z.input<typeof frontmatterSchema>;

/** An entry of a `_meta.json`. */
export type MetaItem = z.input<typeof metaEntrySchema>;

export type {
  Plugin,
  PluginContext,
  PluginFile,
  PluginOption,
  PluginPage,
  PluginSite,
  UserConfig,
} from './plugins/types';
export type { HeadFunction } from './schema/head';
