import type { Frontmatter, OverviewRow } from '../../shared/page';
import type { UrlRules } from '../../shared/route';
import type { ContentStrings, JsxRuntime } from '../../shared/server-renderer';
import type { LinkUse, Problem, SourceLocation } from '../../shared/site';
import type { Config } from '../config/config';

export type { ContentStrings } from '../../shared/server-renderer';

/** The part of the configuration that compiling needs. */
export type ContentConfig = Pick<
  Config,
  | 'root'
  | 'aliases'
  | 'docs'
  | 'publicDir'
  | 'base'
  | 'cacheDir'
  | 'replaceRules'
  | 'siteOrigin'
  | 'markdownPages'
  | 'markdown'
  | 'grammars'
>;

export interface CompilerOptions {
  config: ContentConfig;
  rules: UrlRules;
  /** Names of the components authors may use without an import. */
  componentNames: () => Promise<readonly string[]>;
  strings: (locale: string) => Promise<ContentStrings>;
  /** Checks the YAML of a page; `start` is where it begins. */
  readFrontmatter: (yaml: string, start: SourceLocation) => { frontmatter: Frontmatter; problems: Problem[] };
}

/** The argument of a page's function. */
export interface MdxRuntime {
  jsxRuntime: JsxRuntime;
  /** The exports of a module of the server bundle, by its key; undefined when the bundle does not hold it. */
  resolveModule(key: string): Record<string, unknown> | undefined;
}

export type CompiledBody =
  | { kind: 'html'; html: string }
  /**
   * `run` gives the exports of the page's module; `default` is the component that renders the body. The `components` it is
   * given as property count in included fragments too.
   */
  | { kind: 'function'; run(runtime: MdxRuntime): Record<string, unknown> };

/** A file the output needs: `to` is relative to the output folder. */
export interface Asset {
  from: string;
  to: string;
}

export interface CompiledPage {
  frontmatter: Frontmatter;
  /** Empty HTML when an error makes the page unusable; `problems` says which. */
  body: CompiledBody;
  /** Options that a plugin of the site has read from the page; their `href` is a hash. */
  rows: OverviewRow[];
  /** Whether the content below the title has been inserted after a heading. */
  hasTitle: boolean;
  /** Internal links, fragments included. */
  links: LinkUse[];
  assets: Asset[];
  /** Absolute paths of other files the output depends on: fragments, quoted code, images. */
  dependencies: string[];
  problems: Problem[];
  /** Keys of the component modules that are imported, fragments included. */
  modules: string[];
  /** Rendering it runs code that the site has written: expressions, imports, exports, components of its own. */
  runsCode: boolean;
}
