import { z } from 'zod';
import { featureSchema, heroSchema } from './home';
import { day, depth, filled, headTag } from './parts';

/** A name, or `{ name }` with more about the author. */
const author = z
  .union([filled(), z.looseObject({ name: filled().describe('Name of the author.') })])
  .transform((written) => (typeof written === 'string' ? written : written.name));

/** Checklist table 1.30-B. Keys beyond these are kept for the site's own components. */
export const frontmatterSchema = z.looseObject({
  title: filled().optional().describe('Title of the page. Default: its first level-1 heading.'),
  titleSuffix: z.string().optional().describe('Appended to the title in the tab. Default: the title of the site.'),
  description: z
    .string()
    .optional()
    .describe('Meta description. Default: that of the site, or of the language where the site has none.'),
  date: day()
    .optional()
    .describe(
      'Day a post appeared, such as 2026-11-20. Shown below its title, above a cover drawn for the post, in lists of posts and in feeds.',
    ),
  authors: z
    .array(author)
    .optional()
    .describe('Who wrote the page. Shown below its title, in lists of posts and in feeds.'),
  pageType: z
    .literal(['home', 'doc', 'doc-wide', 'custom', 'blank', '404'])
    .optional()
    .describe('Layout of the page. Default: doc.'),
  overview: z.boolean().optional().describe('Whether the page lists the pages below it. Default: false.'),
  overviewHeaders: z.array(depth()).optional().describe('Heading depths an overview shows of this page. Default: [2].'),
  posts: z
    .boolean()
    .optional()
    .describe(
      'Whether the page lists the posts below it, which are pages with a `date`, newest first. Default: false.',
    ),
  hero: heroSchema.optional().describe('Opening of a home page.'),
  features: z.array(featureSchema).optional().describe('Cards of a home page.'),
  sidebar: z.boolean().optional().describe('Whether the sidebar is shown. Default: true.'),
  outline: z.boolean().optional().describe('Whether the outline is shown. Default: true.'),
  navbar: z.boolean().optional().describe('Whether the header is shown. Default: true.'),
  footer: z.boolean().optional().describe('Whether the footer is shown. Default: true.'),
  globalUIComponents: z.boolean().optional().describe('Whether global components are rendered. Default: true.'),
  head: z.array(headTag()).optional().describe('Tags added to the head: [tag, attributes].'),
  search: z.boolean().optional().describe('Whether search finds the page. Default: true.'),
  keywords: z.array(filled()).optional().describe('Search terms for the page that its text does not contain.'),
  context: filled().optional().describe('Value of the data-context attribute of the sidebar entry.'),
});

/** What is right of a page's frontmatter, with defaults; keys beyond these are kept for the site's own components. */
export type CheckedFrontmatter = z.output<typeof frontmatterSchema>;
