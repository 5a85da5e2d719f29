import type { RsbuildConfig } from '@rsbuild/core';
import type { Problem, SourceLocation } from '../../shared/site';
import type { GrammarFile } from './grammars';
import type { MovedHeadings } from './moved-headings';
import type { PathAliases } from './path-aliases';
import { noHooks, type SiteHooks } from './plugins/site-hooks';
import type { ResolvedConfig } from './resolve';
import type { MetaItem } from './schema/meta';
import type { NavItem } from './schema/nav';
import type { Redirect } from './schema/redirects';

export type { SidebarEntry, SidebarTable } from './schema/sidebar';

/** An entry of `_meta.json`, with where it was written. */
export type MetaEntry = MetaItem & { at: SourceLocation };

/** An entry of the top navigation, from `_nav.json` (then with where it was written) or from the configuration. */
export interface NavEntry extends Omit<NavItem, 'items'> {
  items: NavEntry[];
  at?: SourceLocation;
}

/**
 * The configuration, checked and complete: paths are absolute, nothing is optional. Survives a structured clone, so that
 * worker threads receive it as it is, but for `rsbuild` and `hooks`.
 */
export interface Config extends Omit<ResolvedConfig, 'redirects'> {
  /** `paths` of `tsconfig.json`, and `resolve.alias` of `rsbuild`. */
  aliases: PathAliases;
  /** With where they are written. */
  redirects: (Redirect & { at: SourceLocation })[];
  /** Those of `markdown.languages`. */
  grammars: GrammarFile[];
  /** Of the redirects, those of headings. */
  movedHeadings: MovedHeadings;
  /** `markdown.checkDeadLinks.ignore`, with where each is written. */
  linkExceptions: { pattern: string | RegExp; at: SourceLocation }[];
  /** For the bundler. It may hold functions, so that threads do not receive it. */
  rsbuild?: RsbuildConfig;
  /** Changes with the sources of `rsbuild`; '' without. */
  rsbuildFingerprint: string;
  /** The configuration file and every file it imported (none from node_modules), `tsconfig.json`, and the label table. */
  configDependencies: string[];
  /** Files whose creation or removal changes the configuration, whether they exist or not. */
  configCandidates: string[];
  /** Functions of plugins and of the configuration. Threads receive none. */
  hooks: SiteHooks;
  /** Warnings for the command to report. */
  warnings: Problem[];
}

/** The part that survives a structured clone. */
export const forThreads = ({ rsbuild: _, ...config }: Config): Config => ({ ...config, hooks: noHooks });

export type LocaleConfig = Config['theme']['locales'][number];
export type EditLink = NonNullable<LocaleConfig['editLink']>;
export type SocialEntry = Config['theme']['socialLinks'][number];
export type FeedConfig = Config['feed'][number];
