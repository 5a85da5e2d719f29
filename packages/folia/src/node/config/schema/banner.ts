import { z } from 'zod';
import { templates } from '../messages';
import { fails, filled, isLinkTarget } from './parts';

/** What a language leaves out comes from `theme.banner`; `href`, `message` and `localStorageKey` are needed in the end. */
export const bannerSchema = z.strictObject({
  href: filled()
    .check(fails(isLinkTarget, { template: templates.types.url, values: { type: 'url' } }))
    .optional()
    .describe('Target of the banner. A page (`/guide/start/`) is opened in the language of the user.'),
  message: filled().optional().describe('Text of the banner.'),
  localStorageKey: filled().optional().describe('Key under which closing the banner is remembered.'),
  display: z.boolean().optional().describe('Whether there is a banner at all. Default: true.'),
});

export type BannerOptions = z.output<typeof bannerSchema>;

/** The banner of a language, complete or not; null when neither the theme nor the language has one. */
export const mergeBanner = (theme?: BannerOptions, locale?: BannerOptions): BannerOptions | null =>
  theme || locale ? { ...theme, ...locale } : null;
