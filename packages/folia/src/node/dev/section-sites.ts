import type { SourceFile } from '../../shared/page';
import { hrefOf, type Route, type UrlRules } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import type { Config } from '../config/config';
import { createDataFiles } from '../config/site-data';
import type { OutputSite } from '../outputs/output';
import { createSite } from '../site/create-site';
import { publicFile, type Sources } from '../sources';
import { createTitles } from './titles';

/** The site as seen from one section: every page is there, but only that section's pages have their titles. */
export interface SectionSites {
  /** Made when it is asked for, kept until something it shows changes. */
  siteFor(route: Route): OutputSite;
  /** Without any titles: which pages and sections there are. */
  bare(): OutputSite;
  /** All sections together, made of these pages. */
  siteWith(pages: readonly SitePage[]): OutputSite;
  /** As navigation shows it. */
  titleOf(file: SourceFile): string;
  /** Pages of the same section. */
  besides(route: Route): SourceFile[];
  clear(): void;
}

export interface SectionSitesInput {
  config: Config;
  rules: UrlRules;
  sources: Sources;
  /** Pages that have been rendered, by path. */
  rendered: ReadonlyMap<string, SitePage>;
  /** Output name → source path of the images and other files of rendered pages. */
  assets: ReadonlyMap<string, string>;
}

export function createSectionSites({ config, rules, sources, rendered, assets }: SectionSitesInput): SectionSites {
  const titles = createTitles();
  const dataFiles = createDataFiles(config).all;
  const kept = new Map<string, OutputSite>();
  const { metas, navs } = sources;
  const navInput = { rules, locales: config.theme.locales, metas, navs, fileExists: publicFile(config) };
  const keyOf = (route: Route) => sectionKey(route, metas);
  const titleOf = (file: SourceFile) => rendered.get(file.path)?.facts.title ?? titles.of(file);
  const complete = (pages: SitePage[]): OutputSite => ({
    ...createSite({ ...navInput, pages }),
    config,
    assets: {
      *[Symbol.iterator]() {
        for (const [to, from] of assets) yield { from, to };
      },
    },
    dataFiles,
    getNavPath: ({ key }) => `${navFolder}${key}.json`,
  });
  const make = (section: string): OutputSite =>
    complete(
      sources.files.map((file) => {
        // the files of other sections are not even opened
        const title = keyOf(file.route) === section ? titleOf(file) : '';
        return rendered.get(file.path) ?? unrenderedPage(file, title, rules);
      }),
    );
  const siteOf = (section: string): OutputSite => {
    const site = kept.get(section) ?? make(section);
    kept.set(section, site);
    return site;
  };
  return {
    siteFor: (route) => siteOf(keyOf(route)),
    bare: () => siteOf('*'),
    siteWith: (pages) => complete([...pages]),
    titleOf,
    besides: (route) => sources.files.filter((file) => keyOf(file.route) === keyOf(route)),
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

const unrenderedPage = ({ path, route, relativePath }: SourceFile, title: string, rules: UrlRules): SitePage => ({
  facts: {
    ...{ route, title, relativePath },
    href: hrefOf(route, rules),
    pageType: 'doc',
    frontmatter: {},
    toc: [],
    lastUpdated: null,
  },
  path,
  dependencies: [],
  links: [],
  anchors: [],
  body: { file: '', start: 0, length: 0, check: 0 },
});
