import type { PagePayload } from '../../shared/page';
import { getPayloadHref } from '../../shared/route';
import { DataError, fetchData } from './fetch-data';
import type { FetchPage } from './page-store';

/**
 * Fetches the payload of an address. Whether a page's address ends with a slash depends on its file, and links miss it
 * (`/guide/start` for `/guide/start/`): so the other way is tried before the page counts as gone.
 */
export const createFetchPage =
  (base: string, fetch: (href: string) => Promise<PagePayload> = fetchData): FetchPage =>
  (href) =>
    fetch(getPayloadHref(href, base)).catch((error: unknown) => {
      if (!(error instanceof DataError) || error.kind !== 'gone') throw error;
      return fetch(getPayloadHref(href.endsWith('/') ? href.slice(0, -1) : `${href}/`, base));
    });
