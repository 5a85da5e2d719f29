import { z } from 'zod';
import { bannerSchema } from './banner';
import { logoSchema } from './logo';
import { navSchema } from './nav';
import { filled, languageTag } from './parts';
import { searchLinksSchema } from './search';
import { sidebarSchema } from './sidebar';
import { socialLinkSchema } from './social';
import { editLinkSchema, footerSchema, textFields } from './texts';

/** What a site may set for all languages (`theme`) or for one (`theme.locales[]`). */
export const localizedFields = {
  nav: navSchema.optional().describe('Top navigation. Without it, `_nav.json`.'),
  sidebar: sidebarSchema
    .optional()
    .describe(
      'Sidebars by path prefix (`/guide`). Without it, the `_meta.json` files. A page that no entry names shows the sidebar with no current entry, and has no previous and no next page.',
    ),
  editLink: editLinkSchema.optional().describe('Link to the source of the page.'),
  lastUpdated: z.boolean().optional().describe('Whether pages show the time of their last commit. Default: false.'),
  banner: bannerSchema.optional().describe('Announcement above the header, which users can close.'),
  searchLinks: searchLinksSchema.optional().describe('Links that the search dialog offers.'),
  ...textFields,
};

/** A language of the site. What it leaves out comes from `theme`, then from the site. */
export const localeSchema = z.strictObject({
  lang: languageTag().describe('Language tag; also the folder of its pages.'),
  label: filled().describe('Name in the language menu, in the language itself.'),
  title: filled().optional().describe('Title of the site in this language.'),
  description: z.string().optional().describe('Description of the site in this language.'),
  logo: logoSchema.optional().describe('Image in the header and on social cards in this language.'),
  logoText: z.string().optional().describe('Text beside the logo in this language.'),
  socialLinks: z
    .array(socialLinkSchema)
    .optional()
    .describe('Icons at the end of the header in this language, in place of those of `theme`.'),
  footer: footerSchema.optional().describe('Bottom of the home page in this language.'),
  ...localizedFields,
});

export type LocaleOptions = z.output<typeof localeSchema>;
