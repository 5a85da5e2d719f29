/** The commands of Folia, for programs. Each sets `NODE_ENV` itself and prints nothing unless it is given a log. */

/** For servers that answer remote search: what a site says, and the words of a query as the site's own search reads them. */
export type { Section } from '../shared/page';
export { createSearchDocument } from '../shared/search/document';
export { allowedErrors } from '../shared/search/match-words';
export { getQueryWords, longestQuery } from '../shared/search/query';
export type { RemoteGroup, RemoteHit, RemoteParameter, RemoteRequest, RemoteResponse } from '../shared/search/remote';
export { findSimilarWords } from '../shared/search/similar-words';
export { build } from './build';
export { check } from './check';
export { dev } from './dev';
export type { BuildOptions, BuildReport, CheckOptions, CheckReport, RunningServer, ServeOptions } from './options';
export { preview } from './preview';
export type { SearchRecord } from './search/records';
export { readSearchRecords, type SearchableSite } from './search-records';
export { DocsError, type Problem, type SourceLocation } from './support/errors';
export { createLog, type Log, type LogOptions } from './support/log';
