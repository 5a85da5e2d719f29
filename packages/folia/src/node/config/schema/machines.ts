import { z } from 'zod';
import { filled, positive } from './parts';

/** What a site offers to those who do not read it in a browser: language models, scripts, feed readers. */
export const machineFields = {
  markdownPages: z
    .union([
      z.boolean(),
      z.strictObject({
        control: z.boolean().default(true).describe('Whether documents have a button that copies them as Markdown.'),
      }),
    ])
    .default(false)
    .describe(
      'Whether every page is written as Markdown, too, at its address with `.md`, and documents have a button that copies it (`{ control: false }` leaves that out).',
    ),
  llms: z
    .boolean()
    .default(false)
    .describe(
      'Whether every language has an `llms.txt` (list of pages) and an `llms-full.txt` (all text). Needs `markdownPages`.',
    ),
  feed: z
    .union([
      z.literal(false),
      z.strictObject({
        folder: filled().default('blog').describe('Folder of the posts: pages in it that have a `date`.'),
        content: z.enum(['full', 'summary']).default('full').describe('Whether entries hold the whole post.'),
        limit: positive().default(20).describe('How many posts a feed holds, newest first.'),
      }),
    ])
    .default(false)
    .describe(
      "RSS and Atom feeds of every language: `{ folder: 'blog' }` writes `/blog/rss.xml` and `/blog/atom.xml`. Needs `siteOrigin`.",
    ),
};
