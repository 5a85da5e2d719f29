import { indexListPath } from '../../model/search/index-name';
import type { SiteData } from '../../model/site';
import type { SearchEngine } from './engine';
import { createLocalEngine } from './local-engine';
import { startSearchWorker } from './start-worker';

/** What answers the queries of a site. */
export const engineOfSite = ({ rules }: Pick<SiteData, 'rules' | 'search'>): SearchEngine =>
  createLocalEngine({ start: startSearchWorker, list: rules.base + indexListPath });
