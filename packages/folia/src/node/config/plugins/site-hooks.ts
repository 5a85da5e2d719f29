import type { Problem } from '../../../shared/site';
import type { StandardSchema } from '../../../shared/standard-schema';
import type { HeadFunction } from '../schema/head';
import type { Plugin } from './types';

/** The functions that a site runs while it is built, in the order of the plugins. */
export interface SiteHooks {
  plugins: readonly Plugin[];
  /** Functions of the option `head`. */
  head: readonly HeadFunction[];
  /** What the fields of pages have to be. Null: anything. */
  frontmatter: StandardSchema | null;
  /** Changes with the code of the configuration, on which pages may depend; '' on sites without plugins and schema. */
  fingerprint: string;
  /** How long one may take, in milliseconds. */
  timeout: number;
  /** What is wrong with plugins. The rest of the site is checked nevertheless. */
  problems: readonly Problem[];
}

export const noHooks: SiteHooks = {
  plugins: [],
  head: [],
  frontmatter: null,
  fingerprint: '',
  timeout: 0,
  problems: [],
};
