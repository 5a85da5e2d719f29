import { z } from 'zod';
import { bannerSchema } from './banner';
import { familyMenuSchema } from './family';
import { localeSchema } from './locales';
import { navSchema } from './nav';
import { hexColor } from './parts';
import { sidebarSchema } from './sidebar';
import { socialLinkSchema } from './social';
import { editLinkSchema, textFields } from './texts';

const footer = z.strictObject({ message: z.string().default('').describe('HTML below the home page.') });

export const themeSchema = z.strictObject({
  brandColor: z
    .union([z.literal(''), hexColor()])
    .default('')
    .describe(
      'Colour of the site, three or six hexadecimal digits. Text in it is made darker or lighter until it can be read.',
    ),
  darkMode: z.boolean().default(true).describe('Whether readers can switch to a dark appearance.'),
  outline: z
    .boolean()
    .optional()
    .describe('Whether pages show their outline. Without it they do, but not inside of a frame.'),
  search: z.boolean().default(true).describe('Whether the header has a search button.'),
  nav: navSchema.optional().describe('Top navigation for all languages. Without it `_nav.json`.'),
  sidebar: sidebarSchema
    .optional()
    .describe(
      'Sidebars by path prefix (`/guide`). Without it the `_meta.json` files. A page below the prefix that no entry names shows the sidebar with no entry marked as current, and has neither a previous nor a next page.',
    ),
  editLink: editLinkSchema.optional().describe('Link to the source of the page.'),
  lastUpdated: z.boolean().default(false).describe('Whether pages show the time of their last commit.'),
  socialLinks: z.array(socialLinkSchema).default([]).describe('Icons at the end of the header.'),
  banner: bannerSchema.optional().describe('Announcement above the header that readers can close.'),
  familyMenu: familyMenuSchema.optional().describe('Related tools, shown by the `FamilyMenu` component.'),
  footer: footer.prefault({}).describe('Bottom of the home page.'),
  hideNavbar: z
    .enum(['never', 'auto', 'always'])
    .default('never')
    .describe('Whether the header goes away: never, while scrolling down, always.'),
  enableContentAnimation: z.boolean().default(false).describe('Whether a new page fades in.'),
  enableAppearanceAnimation: z.boolean().default(false).describe('Whether the change of appearance is animated.'),
  enableScrollToTop: z.boolean().default(false).describe('Whether a button leads back to the top.'),
  localeRedirect: z
    .enum(['auto', 'never'])
    .default('auto')
    .describe('Whether the first visit goes to the language of the browser.'),
  locales: z.array(localeSchema).default([]).describe('Languages of the site.'),
  extra: z.record(z.string(), z.json()).default({}).describe('Free data of the own theme.'),
  ...textFields,
});

export type CheckedTheme = z.output<typeof themeSchema>;
