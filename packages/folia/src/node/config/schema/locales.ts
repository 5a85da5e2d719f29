import { z } from 'zod';
import { bannerSchema } from './banner';
import { navSchema } from './nav';
import { filled, languageTag } from './parts';
import { sidebarSchema } from './sidebar';
import { editLinkSchema, textFields } from './texts';

/** LG-02, LG-03: a language of the site. */
export const localeSchema = z.strictObject({
  lang: languageTag().describe('Language tag; also the folder of its pages.'),
  label: filled().describe('Name in the language menu, in the language itself.'),
  title: filled().optional().describe('Title of the site in this language.'),
  description: z.string().optional().describe('Description of the site in this language.'),
  editLink: editLinkSchema.optional().describe('Link to the source of the page.'),
  lastUpdated: z.boolean().optional().describe('Whether pages show the time of their last change.'),
  banner: bannerSchema.optional().describe('What differs from `theme.banner` in this language.'),
  nav: navSchema.optional().describe('Top navigation. Without it `_nav.json`.'),
  sidebar: sidebarSchema.optional().describe('Sidebars. Without it the `_meta.json` files.'),
  ...textFields,
});

export type LocaleInput = z.output<typeof localeSchema>;
