import { searchIndexName } from '../constants';

/** What an index holds. */
export interface IndexPlace {
  lang: string;
  /** '' unless every version has an index of its own. */
  version: string;
}

/** `search_index[.version][.lang]`: the dots of a version become `_`. A hash and `.json` follow in file names. */
export const getIndexName = ({ lang, version }: IndexPlace): string =>
  [searchIndexName, version.replaceAll('.', '_'), lang].filter(Boolean).join('.');

/** Where a site says which files its indexes are: name → address with base. Relative to the base. */
export const indexListPath = `static/${searchIndexName}.json`;
export type IndexList = { [name: string]: string };
