import { createSearchDocument } from '../../shared/search/document';
import { getIndexName, type IndexList, indexListPath } from '../../shared/search/index-name';
import type { Config } from '../config/config';
import { createSiteData } from '../config/site-data';
import type { RenderedPage } from '../render-page';
import { planIndexes } from '../search/documents';
import { createIndexWriter } from '../search/index-writer';
import type { DevPages } from './pages';
import type { DevState } from './state';

/** The same index that a build writes (SI-19), made when a reader first searches and again when pages have changed. */
export interface DevSearch {
  /** Text of a file of an index by its path below the base; null when it is none. */
  fileAt(path: string): Promise<string | null>;
}

export interface DevSearchInput {
  config: Config;
  state: DevState;
  pages: DevPages;
}

interface Made {
  rendered: readonly RenderedPage[];
  /** Path below the base → text. */
  files: Map<string, string>;
}

export function createDevSearch({ config, state, pages }: DevSearchInput): DevSearch {
  const { search } = createSiteData(config);
  // an open page goes on reading the index it has begun with
  const made: { now: Made; before: Made } = { now: nothing, before: nothing };
  const make = async (versioned: boolean): Promise<void> => {
    const socialIcons = await Promise.allSettled(state.site().files.map(pages.render));
    const rendered = socialIcons.flatMap((rendering) => (rendering.status === 'fulfilled' ? [rendering.value] : []));
    if (
      rendered.length === made.now.rendered.length &&
      rendered.every((page, index) => page === made.now.rendered[index])
    )
      return;
    made.before = made.now;
    made.now = { rendered, files: write(rendered, { state, config, versioned }) };
  };
  return {
    async fileAt(path) {
      if (!search?.local || !path.startsWith(indexListPath.replace(/\.json$/, ''))) return null;
      if (path === indexListPath) await make(search.versioned);
      return made.now.files.get(path) ?? made.before.files.get(path) ?? null;
    },
  };
}

const nothing: Made = { rendered: [], files: new Map() };

function write(
  rendered: readonly RenderedPage[],
  { state, config, versioned }: Pick<DevSearchInput, 'state' | 'config'> & { versioned: boolean },
): Map<string, string> {
  const sections = new Map(rendered.map(({ path, content }) => [path, content.sections]));
  const files = new Map<string, string>();
  const list: IndexList = {};
  for (const { place, pages } of planIndexes(state.site().siteWith(rendered), { versioned })) {
    const writer = createIndexWriter(place, (name, text) => files.set(`static/${name}`, text), {
      ...(config.search && { options: config.search.index }),
    });
    for (const { head, page } of pages) writer.add(createSearchDocument(head, sections.get(page.path) ?? []));
    const { name, text } = writer.finish();
    files.set(`static/${name}`, text);
    list[getIndexName(place)] = `${config.base}static/${name}`;
  }
  return files.set(indexListPath, JSON.stringify(list));
}
