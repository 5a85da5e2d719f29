import { z } from 'zod';
import { localeSchema, localizedFields } from './locales';
import { hexColor } from './parts';
import { productMenuSchema } from './product-menu';
import { socialLinkSchema } from './social';

const footer = z.strictObject({ message: z.string().default('').describe('HTML below the home page.') });

/** Options the browser receives as they are: a new one needs no other change to reach `useSite()`. */
export const browserThemeSchema = z.object({
  darkMode: z.boolean().default(true).describe('Whether readers can switch to a dark appearance.'),
  outline: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Whether pages show their outline. Without it they do, but not inside of a frame.'),
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
  extra: z.record(z.string(), z.json()).default({}).describe('Free data of the own theme.'),
});

export const themeSchema = z.strictObject({
  brandColor: z
    .union([z.literal(''), hexColor()])
    .default('')
    .describe(
      'Colour of the site, three or six hexadecimal digits. Text in it is made darker or lighter until it can be read.',
    ),
  search: z.boolean().default(true).describe('Whether the header has a search button.'),
  socialLinks: z.array(socialLinkSchema).default([]).describe('Icons at the end of the header.'),
  familyMenu: productMenuSchema.optional().describe('Related tools, shown by the `ProductMenu` component.'),
  footer: footer.prefault({}).describe('Bottom of the home page.'),
  locales: z.array(localeSchema).default([]).describe('Languages of the site.'),
  ...browserThemeSchema.shape,
  ...localizedFields,
});

/** What the browser knows of `theme`. */
export type BrowserTheme = z.output<typeof browserThemeSchema>;
export type ThemeOptions = z.output<typeof themeSchema>;
