import { menuCloseWidth } from '../../shared/constants';

/** From this width on the navigation is in the header. The style sheets have the same widths. */
export const wideMenu = `(min-width: ${menuCloseWidth}px)`;
/** From this width on the sidebar is a column. */
export const wideSidebar = '(min-width: 960px)';
/** From this width on the outline is a column. */
export const wideOutline = '(min-width: 1280px)';
