import type { NavData } from '../../shared/nav';
import type { Route } from '../../shared/route';
import type { SitePage } from '../../shared/site';
import type { Config } from '../config/config';
import type { DocumentTemplate } from '../render/document';
import type { OutputJob, Task } from '../render/jobs';
import type { Made, OutputFile } from '../render/output-file';
import type { SectionNav, Site } from '../site/site';

/**
 * A kind of file that a site serves. A build renders every entry, the dev server the one that is asked for.
 *
 * @example a file with the number of pages, at `/count.txt`
 * const count: Output = {
 *   list: () => [{ path: 'count.txt' }],
 *   async render({ path }, context) {
 *     const { pages } = await context.whole();
 *     return { files: [{ path, content: { kind: 'text', text: String(pages.size) } }], problems: [] };
 *   },
 * };
 */
export interface Output<Entry extends OutputEntry = OutputEntry> {
  /** Everything of this kind. Renders nothing, and reads only what is known of pages before they are rendered: their routes. */
  list(site: OutputSite): Iterable<Entry>;
  /** Makes the file of an entry, and what belongs to it. */
  render(entry: Entry, context: RenderContext): Promise<Rendered>;
}

export interface OutputEntry {
  /** Relative to the output folder, with forward slashes and not encoded: `guide/start.html`. */
  path: string;
}

export type Rendered = Made;

/** The site, as outputs see it. */
export interface OutputSite extends Pick<Site, 'rules' | 'pages' | 'navs'> {
  config: Config;
  /** Images and other files that pages refer to: path in the output → source. */
  assets: ReadonlyMap<string, string>;
  /** The site's data for the browser. */
  dataFiles: readonly { path: string; text: string }[];
  /** Path of the navigation file of a section. */
  getNavPath(section: SectionNav): string;
}

/** What entries are rendered with. */
export interface RenderContext {
  config: Config;
  /** Hash of the browser's code. */
  build: string;
  /** What all documents of the site have in common. */
  template: DocumentTemplate;
  /** Address of the module that pages are rendered with. */
  getServer(): Promise<string>;
  /** A rendered page and its site. */
  open(page: SitePage): Promise<{ page: SitePage; site: OutputSite }>;
  /** The site as pages of this route see it: its navigation is complete. */
  getSite(route: Route): OutputSite;
  /** The site with every page rendered. */
  whole(): Promise<OutputSite>;
  /** Navigation for a thread that cannot read it from the output folder. */
  getNavData(section: SectionNav | null): NavData | null;
  /** Runs a job in a thread, unless what it makes is in the cache. */
  run<Name extends OutputJob>(name: Name, task: Task<Name>): Promise<Rendered>;
  /** Text of another file of the site. */
  read(path: string): Promise<string>;
}

/** A file whose text is known. */
export const textFile = (path: string, text: string): OutputFile => ({ path, content: { kind: 'text', text } });
