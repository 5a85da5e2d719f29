import { defineTheme } from '../client';
import { Banner, defaultTheme } from './index';

/** The theme of a site that has `theme.banner` and no theme file: the banner is in its usual slot. */
export default defineTheme(defaultTheme, { slots: { beforeNav: Banner } });
