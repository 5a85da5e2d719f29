import type { SourceFile } from '../../shared/page';
import { encodePath, getOutputFile, hrefOf, matchKey } from '../../shared/route';
import type { Problem } from '../../shared/site';
import { outputs } from '../outputs';
import { assets as assetFiles, publicFiles } from '../outputs/files';
import type { Output, OutputEntry, OutputSite } from '../outputs/output';
import { pluginFiles } from '../outputs/plugin-files';
import type { StoredPage } from '../render/page-entries';
import { pageKey } from '../site/fallbacks';
import { createDevLinks } from './links';
import { createSectionSites, type DevSiteInput } from './section-sites';

/** A file that can be requested, and what renders it. */
export interface ServedEntry {
  kind: Output;
  entry: OutputEntry;
}

export type DevSite = ReturnType<typeof createDevSite>;

/** The site in the dev server: every file, and the pages that have been rendered so far. */
export function createDevSite(input: DevSiteInput) {
  const { config, rules, sources } = input;
  const files = new Map(sources.files.map((file) => [matchKey(hrefOf(file.route, rules)), file]));
  const rendered = new Map<string, StoredPage>();
  const sections = createSectionSites(input, rendered);
  const fileAt = (href: string) => files.get(matchKey(href)) ?? null;
  const findEntry = createEntryFinder(sections.bare);
  const links = createDevLinks(input, files, rendered);
  return {
    files: sources.files,
    watched: sources.watched,
    ...sections,
    fileAt,
    hrefOf: (file: SourceFile) => hrefOf(file.route, rules),
    /** Finds what serves a path below the base, decoded; pages are found in any spelling. */
    entryAt(path: string): ServedEntry | null {
      const ending = path.endsWith('.json') ? 'json' : 'html';
      const href = rules.base + encodePath(ending === 'json' ? path.slice(0, -'.json'.length) : path);
      const file = fileAt(href);
      const moved = () => findEntry(getOutputFile(rules.base + encodePath(path), rules).html);
      return findEntry(path) ?? (file ? findEntry(getOutputFile(hrefOf(file.route, rules), rules)[ending]) : moved());
    },
    /** Files an overview or a list of posts shows: they have to be rendered before that page itself. */
    listedBy: ({ facts: { route, frontmatter } }: StoredPage) =>
      frontmatter.overview || frontmatter.posts ? sections.besides(route) : [],
    note(page: StoredPage) {
      const file = fileAt(page.facts.href);
      const title = file && sections.getTitle(file);
      rendered.set(pageKey(page.path, page.facts.route), page);
      links.note(page);
      const { overview, posts } = page.facts.frontmatter;
      // these show facts of other pages, which may have been rendered since
      if (title !== page.facts.title || overview || posts) sections.clear();
    },
    forget(path: string) {
      for (const [key, page] of rendered) if (page.path === path) rendered.delete(key);
      links.forget(path);
      sections.clear();
    },
    deadLinks: links.problems,
    problems: (): Problem[] => [
      ...config.warnings,
      ...config.hooks.problems,
      ...sources.problems,
      ...[...rendered.values()].flatMap(({ problems }) => problems),
    ],
  };
}

/** Their files are not known by their entries. */
const namedLater: readonly Output[] = [publicFiles, assetFiles, pluginFiles];

/** Finds entries by their exact path. The public folder is served as it is. */
function createEntryFinder(bare: () => OutputSite): (path: string) => ServedEntry | null {
  const kinds = outputs.flatMap((each) => each.kinds).filter((kind) => !namedLater.includes(kind));
  const listed = new Map<string, ServedEntry>();
  return (path) => {
    if (listed.size === 0)
      for (const kind of kinds) for (const entry of kind.list(bare())) listed.set(entry.path, { kind, entry });
    const known = listed.get(path);
    if (known) return known;
    // rendering pages brings new ones
    for (const entry of assetFiles.list(bare())) if (entry.path === path) return { kind: assetFiles, entry };
    return null;
  };
}
