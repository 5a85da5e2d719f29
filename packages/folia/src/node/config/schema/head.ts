import { z } from 'zod';
import type { PageData } from '../../../shared/page-data';
import { templates } from '../messages';
import { type HeadTagInput, headTag } from './parts';

/**
 * Returns the tags of one page.
 * @example const robots: HeadFunction = (page) => (page.frontmatter.draft ? [['meta', { name: 'robots', content: 'noindex' }]] : []);
 */
export type HeadFunction = (page: PageData) => readonly HeadTagInput[] | Promise<readonly HeadTagInput[]>;

const headFunction = () =>
  z
    .custom<HeadFunction>((value) => typeof value === 'function', {
      params: { template: templates.types.method, values: { type: 'method' } },
    })
    .meta({ tsType: '(page) => HeadTag[]' });

/** Tags, and functions that make some. */
export const headSchema = z
  .union([z.array(z.union([headTag(), headFunction()])), headFunction()])
  .transform((written) => (typeof written === 'function' ? [written] : written));
