import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { SourceFile } from '../../shared/page';
import { hrefOf, matchKey, type UrlRules } from '../../shared/route';
import type { Problem } from '../../shared/site';
import type { Config } from '../config/config';
import { createProblem } from '../support/errors';
import { publishFault, publishFaultText } from '../support/publishable';
import { type FoundFile, walkFolder } from './walk';

export type ScanConfig = Pick<Config, 'root' | 'docs' | 'publicDir' | 'outDir' | 'themeFile' | 'route'>;

/** Whether a path relative to the docs folder matches one of the globs. */
export type GlobMatcher = (relativePath: string, globs: string[]) => boolean;

export interface ScanResult {
  /** One file per route, sorted by path. */
  files: SourceFile[];
  /** Locale, version and folder (`en/guide`, `v1/zh/guide`; with the locale even when the files are in no locale folder) → its `_meta.json`. */
  meta: Map<string, string>;
  /** Locale and version (`en`, `v1/zh`) → its `_nav.json`. */
  nav: Map<string, string>;
  problems: Problem[];
}

/**
 * Finds the pages: files with a page extension in `<docs>/[version/]<locale>/…`. The version folder
 * exists on sites with versions; a site with one locale may do without the locale folder. Left out are hidden files,
 * `node_modules`, the public, theme and output folders, files and folders that begin with `_`, `shared` beside the
 * sections, and what `route.exclude` matches; `route.include` brings back `_` and `shared` files.
 */
export async function scan(config: ScanConfig, rules: UrlRules, matches: GlobMatcher): Promise<ScanResult> {
  if (!existsSync(config.docs)) return { ...nothing(), problems: [missingDocs(config.docs)] };
  const walked = await walkFolder(config.docs, skippedFolders(config));
  const foreign = walked.flatMap((file) => linkProblems(file, config));
  const found = walked.filter(({ path }) => !foreign.some(({ at }) => at?.file === path));
  const result = nothing();
  const pages: SourceFile[] = [];
  const parsePath = createPathParser(config.docs, rules);
  for (const file of found) {
    const name = basename(file.relativePath);
    const where = name === '_meta.json' || name === '_nav.json' ? folderKey(parsePath(file.relativePath)) : null;
    if (where !== null) (name === '_meta.json' ? result.meta : result.nav).set(where, file.path);
    else {
      const page = getPage(file, config.route, parsePath);
      if (page && isWanted(page, config.route, matches)) pages.push(page);
    }
  }
  const { files, problems } = onePerRoute(pages, { rules, extensions: config.route.extensions });
  return { ...result, files, problems: [...foreign, ...problems] };
}

const nothing = (): ScanResult => ({ files: [], meta: new Map(), nav: new Map(), problems: [] });

const missingDocs = (docs: string): Problem =>
  createProblem(`The docs folder ${docs} does not exist.`, { hint: 'Create it, or set `root` to another folder.' });

/** A link must not bring in a file that is not part of the project. */
function linkProblems({ path, isLink }: FoundFile, { root, docs }: ScanConfig): Problem[] {
  const fault = isLink ? publishFault([root, docs], path) : null;
  const hint = 'Copy the file, or leave it out with `route.exclude`.';
  return fault
    ? [
        createProblem(`The link leads to a file that ${publishFaultText[fault]}.`, {
          hint,
          at: { file: path, line: 0, column: 0 },
        }),
      ]
    : [];
}

function skippedFolders({ docs, publicDir, outDir, themeFile }: ScanConfig): Set<string> {
  const theme =
    themeFile === null ? [] : [dirname(resolve(themeFile))].filter((folder) => basename(folder) === 'theme');
  return new Set([join(docs, 'public'), resolve(publicDir), resolve(outDir), ...theme]);
}

/** The key of the folder of a navigation file; null for one outside of all locales. */
function folderKey(found: ReturnType<PathParser>): string | null {
  if (!found) return null;
  const folder = found.rest.includes('/') ? found.rest.slice(0, found.rest.lastIndexOf('/')) : '';
  return [found.version, found.locale, folder].filter(Boolean).join('/');
}

/** Reads version and locale from the leading folders; null for a file outside of them. */
type PathParser = (relativePath: string) => { version: string; locale: string; rest: string } | null;

function createPathParser(docs: string, rules: UrlRules): PathParser {
  const versionFolders = rules.versions.length > 0;
  const oneLocale = rules.locales.length < 2;
  const first = join(docs, versionFolders ? rules.defaultVersion : '', rules.defaultLocale);
  const localeFolders = !oneLocale || (rules.defaultLocale !== '' && existsSync(first));
  return (relativePath) => {
    const segments = relativePath.split('/');
    const version = versionFolders ? (segments.shift() ?? '') : rules.defaultVersion;
    const locale = localeFolders ? (segments.shift() ?? '') : rules.defaultLocale;
    if (segments.length === 0 || (versionFolders && !rules.versions.includes(version))) return null;
    if (localeFolders && !rules.locales.includes(locale)) return null;
    return { version, locale, rest: segments.join('/') };
  };
}

const kinds: { [extension: string]: SourceFile['kind'] } = { md: 'md', mdx: 'mdx' };

function getPage(file: FoundFile, { extensions }: ScanConfig['route'], parsePath: PathParser): SourceFile | null {
  const extension = getExtension(file.relativePath);
  if (!extensions.includes(extension) || file.relativePath.endsWith('.d.ts')) return null;
  const parsed = parsePath(file.relativePath);
  if (!parsed) return null;
  // Two spellings of one letter must give one address: file systems differ in which one they hand out.
  const id = parsed.rest.slice(0, -extension.length - 1).normalize('NFC');
  return { ...file, route: { id, locale: parsed.locale, version: parsed.version }, kind: kinds[extension] ?? 'module' };
}

const getExtension = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

function isWanted(
  { relativePath, route }: SourceFile,
  { include, exclude }: ScanConfig['route'],
  matches: GlobMatcher,
): boolean {
  if (exclude.length > 0 && matches(relativePath, exclude)) return false;
  const isFragment = route.id.startsWith('shared/') || /(?:^|\/)_/.test(route.id);
  return !isFragment || (include.length > 0 && matches(relativePath, include));
}

/** Of several files for one address the extension listed first wins, then the path that sorts first. */
function onePerRoute(
  pages: SourceFile[],
  { rules, extensions }: { rules: UrlRules; extensions: string[] },
): Pick<ScanResult, 'files' | 'problems'> {
  const winners = new Map<string, SourceFile>();
  const problems: Problem[] = [];
  const rank = (file: SourceFile) => extensions.indexOf(getExtension(file.relativePath));
  for (const page of pages) {
    const href = hrefOf(page.route, rules);
    const key = matchKey(href);
    const rival = winners.get(key);
    const [winner, loser] = rival && rank(rival) <= rank(page) ? [rival, page] : [page, rival];
    winners.set(key, winner);
    if (loser) problems.push(clash(winner, loser, href));
  }
  const files = [...winners.values()].sort((a, b) => (a.relativePath < b.relativePath ? -1 : 1));
  return { files, problems };
}

const clash = (winner: SourceFile, loser: SourceFile, href: string): Problem =>
  createProblem(`Two files for the page ${href}: ${winner.relativePath} is used, ${loser.relativePath} is not.`, {
    level: 'warning',
    at: { file: loser.path, line: 0, column: 0 },
    hint: 'Rename or remove one of them.',
  });
