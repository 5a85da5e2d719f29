import { menuCloseWidth } from '../../shared/constants';

/** From this width on the navigation stands in the header (MB-04). The style sheets say the same. */
export const wideMenu = `(min-width: ${menuCloseWidth}px)`;
/** From this width on the sidebar is a column (DP-03). */
export const wideSidebar = '(min-width: 960px)';
/** From this width on the outline is a column (DP-03). */
export const wideOutline = '(min-width: 1280px)';
