import type { PageData } from '../../../shared/page-data';
import type { HeadFunction } from '../schema/head';
import type { ConfigInput } from '../schema/site';

/** The options of `folia.config.ts`. */
export interface UserConfig extends Omit<ConfigInput, 'plugins'> {
  /** Plugins, in the order in which their hooks are called. */
  plugins?: PluginOption[] | undefined;
}

/** A plugin, a list of plugins, or nothing: `condition && plugin()`. */
export type PluginOption = Plugin | PluginOption[] | false | null | undefined;

/**
 * Extends a site. All hooks are optional, may return a promise, and are called in the order of the plugins.
 *
 * @example
 * export const members = (): Plugin => ({
 *   name: 'members',
 *   pages: () => [{ path: '/members', content: '# Members' }],
 * });
 */
export interface Plugin {
  /** Names the plugin in messages. Two plugins of a site cannot have the same name. */
  name: string;
  /**
   * Changes the configuration before it is checked. What is returned is merged: objects by key, lists by appending.
   *
   * @param config as it is written, with the changes of the plugins before
   */
  config?(config: Readonly<UserConfig>): MaybePromise<ConfigChanges | undefined | null>;
  /** Adds pages. Called once per build; in the dev server also when files are added, removed, or watched files change. */
  pages?(context: PluginContext): MaybePromise<readonly PluginPage[]>;
  /** Modules with a Satteri plugin for the Markdown tree, as in `markdown.mdastPlugins`. */
  mdast?: ModulePath | readonly ModulePath[] | undefined;
  /** Modules with a Satteri plugin for the HTML tree, as in `markdown.hastPlugins`. */
  hast?: ModulePath | readonly ModulePath[] | undefined;
  /** Adds tags to the head of a page. Called for every page. */
  head?: HeadFunction | undefined;
  /** Adds files to the built site. Called once all pages are written. */
  output?(site: PluginSite): MaybePromise<readonly PluginFile[]>;
  /** Called after a build has replaced the output folder. */
  buildEnd?(result: { outDir: string; pages: readonly PageData[] }): MaybePromise<void>;
}

type MaybePromise<T> = T | Promise<T>;

/** Plugins cannot add plugins: a list of plugins can. */
type ConfigChanges = Omit<ConfigInput, 'plugins'>;

/** An absolute path, a path relative to the configuration, the name of a package, or a `file:` URL. */
type ModulePath = string | URL;

/** What `pages` receives. */
export interface PluginContext {
  /** Folder of the configuration. */
  root: string;
  /** In the dev server, `pages()` is called again when this file changes. Absolute, or relative to `root`. */
  addWatchFile(path: string): void;
}

/**
 * A page that a plugin adds, by its address below the base: `/guide/start`, `/zh/guide/start`, `/guide/`. It has Markdown
 * (`content`), or a `.md`, `.mdx` or component file (absolute, or relative to the configuration).
 */
export type PluginPage =
  | { path: string; content: string; file?: never }
  | { path: string; file: ModulePath; content?: never };

/** The site as `output` sees it. */
export interface PluginSite {
  /** The facts of all pages. */
  pages: readonly PageData[];
  /** Text of a file of the site, by its path in the output folder: `guide/start.html`. */
  read(path: string): Promise<string>;
}

/** A file in the output folder: `{ path: 'data/pages.json', content: '[]' }`. */
export interface PluginFile {
  /** Relative to the output folder, with forward slashes. */
  path: string;
  /** Text, or bytes. */
  content: string | Uint8Array;
}
