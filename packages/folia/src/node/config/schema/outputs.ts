import { z } from 'zod';
import { filled, languageTag, positive } from './parts';
import { socialCards } from './social-cards';

const trimSlashes = (folder: string): string => folder.replace(/^\/+|\/+$/g, '');

const feedSchema = z
  .strictObject({
    folder: filled()
      .transform(trimSlashes)
      .default('blog')
      .describe('Folder of the posts: pages in it that have a `date`.'),
    fileName: z
      .string()
      .regex(/^\/?([\w-][\w.-]*\/)*[\w-][\w.-]*\.xml$/)
      .optional()
      .describe(
        'Name of the one file of the feed, in place of `rss.xml` and `atom.xml`. It is in the folder of the posts; with a slash in front, `/releases-rss.xml`, below the base.',
      ),
    format: z.enum(['rss', 'atom']).default('rss').describe('Format of the file with that name.'),
    title: filled().optional().describe('Title of the feed. Default: that of the site and of the folder.'),
    languages: z.array(languageTag()).optional().describe('Languages that have the feed. Default: all.'),
    content: z.enum(['full', 'summary']).default('full').describe('Whether entries hold the whole post.'),
    limit: positive().default(20).describe('How many posts a feed holds, newest first.'),
  })
  .transform(({ fileName, format, languages, title, ...feed }) => ({
    ...feed,
    ...(fileName && { files: [{ format, name: fileName }] }),
    ...(languages && { languages }),
    ...(title && { title }),
  }));

/** What a site serves besides pages: Markdown, `llms.txt`, feeds and social cards. */
export const outputFields = {
  markdownPages: z
    .union([
      z.boolean(),
      z.strictObject({
        control: z.boolean().default(true).describe('Whether documents have a button that copies them as Markdown.'),
      }),
    ])
    .transform((pages) => (pages === true ? { control: true } : pages || null))
    .prefault(false)
    .describe(
      'Whether every page is also served as Markdown, at its address with `.md`, with a button that copies it (`{ control: false }` hides the button).',
    ),
  llms: z
    .boolean()
    .default(false)
    .describe(
      'Whether every language has an `llms.txt` (list of pages) and an `llms-full.txt` (all text). Requires `markdownPages`.',
    ),
  feed: z
    .union([z.literal(false), feedSchema, z.array(feedSchema)])
    .transform((written) => (written === false ? [] : [written].flat()))
    .prefault(false)
    .describe(
      "RSS and Atom feeds of every language: `{ folder: 'blog' }` writes `/blog/rss.xml` and `/blog/atom.xml`. Several feeds are a list of these. Requires `siteOrigin`.",
    ),
  socialCards: socialCards
    .prefault(false)
    .describe(
      'A picture of every page with its title and section, which is shown where the page is linked to. Requires `siteOrigin` and the package `@takumi-rs/core`.',
    ),
};
