import type { Problem } from '../../shared/site';
import type { KeyPath } from './source';

/** Creates a problem at a position of the configuration. */
export type Report = (path: KeyPath, message: string, details?: { hint?: string; level?: Problem['level'] }) => Problem;
