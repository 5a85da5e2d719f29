import type GithubSlugger from 'github-slugger';
import type { ShikiTransformer } from 'shiki/core';
import type { Point } from 'unist';
import type { Frontmatter, SourceFile } from '../../shared/page';
import type { Route } from '../../shared/route';
import type { LinkUse, Problem, SourceLocation } from '../../shared/site';
import { createCodeFrame, createProblem, DocsError, type ProblemDetails, splitLines } from '../support/errors';
import type { StaleLink } from './below-title';
import type { Highlighter } from './highlight/highlighter';
import type { ImageStore } from './images';
import { findExcess } from './prepare/excess';
import type { PreparedSource } from './prepare/prepare';
import { findHugeTable } from './prepare/table-size';
import type { SitePlugins } from './site-plugins';
import type { Asset, CompilerOptions, ContentStrings } from './types';

/** What is shared while one page and its fragments are compiled. */
export interface PageState {
  page: SourceFile;
  options: CompilerOptions;
  strings: ContentStrings;
  /** Components known without an import. */
  componentNames: readonly string[];
  highlighter: Highlighter;
  sitePlugins: SitePlugins;
  /** Of the site, for blocks of code. */
  codeTransformers: readonly ShikiTransformer[];
  readImage: ImageStore;
  /** Ids must be unique on the page, fragments included. */
  slugger: GithubSlugger;
  links: LinkUse[];
  assets: Map<string, Asset>;
  dependencies: Set<string>;
  modules: Set<string>;
  problems: Problem[];
  /** Sections of the original that the page has not followed. */
  stale: readonly StaleLink[];
  found: Found;
}

/** What plugins have found on the page and its fragments so far. */
interface Found {
  frontmatter: Frontmatter;
  /** Errors in it do not prevent compiling. */
  frontmatterProblems: Problem[];
  /** The first image is loaded at once. */
  images: number;
  /** Their ids are numbered. */
  codeGroups: number;
  /** Whether the content below the title has been inserted after a heading. */
  hasTitle: boolean;
  /** What the plugins of the site leave in `ctx.data` of the page's own file. */
  data: { overviewRows?: unknown };
  /** Whether the page runs code of its own when it is rendered. */
  code: boolean;
}

/** The context of plugins for one file of a page. */
export interface FileContext extends PageState {
  /** Absolute path. */
  path: string;
  /** Where relative links are read from. */
  route: Route;
  format: 'md' | 'mdx';
  /** As on disk. */
  source: string;
  prepared: PreparedSource;
  locate(point: Point | undefined): SourceLocation;
  report(message: string, point: Point | undefined, details?: Omit<ProblemDetails, 'at' | 'frame'>): void;
}

export type FileIdentity = Pick<FileContext, 'path' | 'route' | 'format' | 'source' | 'prepared'>;

export function fileContext(state: PageState, identity: FileIdentity): FileContext {
  const { path, source, prepared } = identity;
  const huge = findHugeTable(source);
  if (huge !== null)
    throw new DocsError('The tables of this page have more than 200,000 cells.', {
      at: { file: path, line: huge, column: 1 },
      hint: 'Every row counts as wide as the widest one. Split the table, or offer it as a download.',
    });
  const excess = findExcess(source, identity.format);
  if (excess !== null)
    throw new DocsError(excess.message, {
      at: { file: path, line: excess.line, column: 1 },
      hint: 'Split the paragraph, or write it as a block of code.',
    });
  const locate = (point: Point | undefined): SourceLocation =>
    point
      ? { file: path, line: point.line, column: prepared.column(point.line, point.column) }
      : { file: path, line: 0, column: 0 };
  const lazy: { lines?: string[] } = {};
  return {
    // the same arrays and sets: findings of a fragment belong to its page
    ...state,
    ...identity,
    locate,
    report(message, point, details = {}) {
      const at = locate(point);
      lazy.lines ??= splitLines(source);
      const frame = createCodeFrame(lazy.lines, at.line, at.column);
      state.problems.push(createProblem(message, { ...details, at, frame }));
    },
  };
}
