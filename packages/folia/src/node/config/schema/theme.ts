import { z } from 'zod';
import { localeSchema, localizedFields } from './locales';
import { hexColor, url } from './parts';
import { productMenuSchema } from './product-menu';
import { socialLinkSchema } from './social';
import { footerSchema } from './texts';

/** Options the browser receives as they are: a new one needs no other change to reach `useSite()`. */
export const browserThemeSchema = z.object({
  darkMode: z.boolean().default(true).describe('Whether users can switch to a dark appearance.'),
  outline: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Whether pages show their outline. Without it, they do unless they are in a frame.'),
  hideNavbar: z
    .enum(['never', 'auto', 'always'])
    .default('never')
    .describe('When the header is hidden: never, while scrolling down (`auto`) or always.'),
  enableContentAnimation: z.boolean().default(false).describe('Whether a new page fades in.'),
  enableAppearanceAnimation: z.boolean().default(false).describe('Whether the change of appearance is animated.'),
  enableScrollToTop: z.boolean().default(false).describe('Whether a button scrolls back to the top.'),
  localeRedirect: z
    .enum(['auto', 'never'])
    .default('auto')
    .describe('Whether the first visit is redirected to the language of the browser.'),
  feedback: z
    .strictObject({ endpoint: url().describe('Address that answers are posted to as JSON: `{ route, helpful }`.') })
    .optional()
    .describe(
      "Asks below each document whether it was helpful: `{ endpoint: 'https://example.org/feedback' }`. Another origin must allow the request (CORS).",
    ),
  extra: z.record(z.string(), z.json()).default({}).describe('Data for the theme of the site.'),
});

export const themeSchema = z.strictObject({
  brandColor: z
    .union([z.literal(''), hexColor()])
    .default('')
    .describe(
      'Colour of the site, three or six hexadecimal digits. It is darkened or lightened where text needs more contrast.',
    ),
  search: z.boolean().default(true).describe('Whether the header has a search button.'),
  socialLinks: z.array(socialLinkSchema).default([]).describe('Icons at the end of the header.'),
  familyMenu: productMenuSchema.optional().describe('Related tools, shown by the `ProductMenu` component.'),
  footer: footerSchema.prefault({}).describe('Bottom of the home page.'),
  locales: z.array(localeSchema).default([]).describe('Languages of the site.'),
  ...browserThemeSchema.shape,
  ...localizedFields,
});

/** The part of `theme` the browser receives. */
export type BrowserTheme = z.output<typeof browserThemeSchema>;
export type ThemeOptions = z.output<typeof themeSchema>;
