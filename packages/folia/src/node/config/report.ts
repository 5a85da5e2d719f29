import type { Problem } from '../../shared/site';
import type { KeyPath } from './source';

/** Makes a problem of something wrong at a place of the configuration. */
export type Report = (path: KeyPath, message: string, details?: { hint?: string; level?: Problem['level'] }) => Problem;
