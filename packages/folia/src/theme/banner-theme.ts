import { defineTheme } from '../client';
import { Banner, defaultTheme } from './index';

/** The theme of a site that has `theme.banner` and no theme file: the banner is where it is made for. */
export default defineTheme(defaultTheme, { slots: { beforeNav: Banner } });
