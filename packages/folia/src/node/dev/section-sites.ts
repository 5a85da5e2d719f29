import type { SourceFile } from '../../shared/page';
import { hrefOf, type Route, type UrlRules } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import type { Config } from '../config/config';
import { createDataFiles } from '../config/site-data';
import type { OutputSite } from '../outputs/output';
import { createSite } from '../site/create-site';
import { pageKey } from '../site/fallbacks';
import { publicFile, type Sources } from '../sources';
import { createTitleReader } from './titles';

export interface DevSiteInput {
  config: Config;
  rules: UrlRules;
  sources: Sources;
  /** Output name → source path of the images and other files of rendered pages. */
  assets: ReadonlyMap<string, string>;
}

/**
 * The site as seen from one section: every page is there, but only that section's pages have their titles.
 *
 * @param rendered pages that have been rendered, by `pageKey`
 */
export function createSectionSites(
  { config, rules, sources, assets }: DevSiteInput,
  rendered: ReadonlyMap<string, SitePage>,
) {
  const readTitle = createTitleReader();
  const dataFiles = createDataFiles(config).all;
  const kept = new Map<string, OutputSite>();
  const { metas, navs } = sources;
  const navInput = { rules, locales: config.theme.locales, metas, navs, fileExists: publicFile(config) };
  const keyOf = (route: Route) => sectionKey(route, metas);
  /** As navigation shows it. */
  const getTitle = (file: SourceFile) => rendered.get(pageKey(file.path, file.route))?.facts.title ?? readTitle(file);
  const complete = (pages: SitePage[]): OutputSite => ({
    ...createSite({ ...navInput, pages }),
    config,
    assets,
    dataFiles,
    getNavPath: ({ key }) => `${navFolder}${key}.json`,
  });
  const make = (section: string): OutputSite =>
    complete(
      sources.files.map((file) => {
        // the files of other sections are not even opened
        const title = keyOf(file.route) === section ? getTitle(file) : '';
        return rendered.get(pageKey(file.path, file.route)) ?? unrenderedPage(file, title, rules);
      }),
    );
  const getSite = (section: string): OutputSite => {
    const site = kept.get(section) ?? make(section);
    kept.set(section, site);
    return site;
  };
  return {
    /** Made when it is asked for, kept until something it shows changes. */
    siteFor: (route: Route) => getSite(keyOf(route)),
    /** Without any titles: which pages and sections there are. */
    bare: () => getSite('*'),
    /** All sections together, made of these pages. */
    siteWith: (pages: readonly SitePage[]) => complete([...pages]),
    getTitle,
    /** Pages of the same section. */
    besides: (route: Route) => sources.files.filter((file) => keyOf(file.route) === keyOf(route)),
    clear: () => kept.clear(),
  };
}

const navFolder = '__folia/nav/';

/** Version, locale and top folder; a `_meta.json` at the top may put any page into one tree, so then they all belong together. */
function sectionKey({ id, locale, version }: Route, metas: Sources['metas']): string {
  const key = [version, locale].filter(Boolean).join('/');
  const folder = id.includes('/') && !metas.has(key) ? id.slice(0, id.indexOf('/')) : '';
  return `${key}/${folder}`;
}

/** A page of which no more is known than its file. */
export const unrenderedPage = (
  { path, route, relativePath, fallback }: SourceFile,
  title: string,
  rules: UrlRules,
): SitePage => ({
  facts: {
    ...{ route, title, relativePath },
    href: hrefOf(route, rules),
    pageType: 'doc',
    frontmatter: {},
    toc: [],
    lastUpdated: null,
    ...(fallback && { fallback }),
  },
  path,
  dependencies: [],
  links: [],
  problems: [],
  anchors: [],
  body: { file: '', start: 0, length: 0, check: 0 },
});
