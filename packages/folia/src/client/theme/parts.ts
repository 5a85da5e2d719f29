import type { ComponentType } from 'react';

/**
 * The parts that layouts are made of, each of which a theme can replace. They have no props: a part reads what it shows through hooks
 * (`usePage`, `useNav`, `useSite`, `useStrings`), and reads other parts with `useParts`.
 *
 * A theme with parts of its own declares them:
 *
 * @example
 * declare module 'folia/client' {
 *   interface Parts {
 *     Breadcrumb?: ComponentType;
 *   }
 * }
 */
export interface Parts {
  /** The bar at the top. */
  Header: ComponentType;
  /** Logo and title in the header. */
  Logo: ComponentType;
  /** The links of the header, left and right. */
  NavLinks: ComponentType;
  /** The button that opens the search; see `useSearch`. */
  SearchButton: ComponentType;
  /** The page in other languages. */
  LanguageMenu: ComponentType;
  /** Switches between light, dark and the appearance of the system. */
  AppearanceSwitch: ComponentType;
  /** The pages of the section: a column, and a drawer below 960 px. */
  Sidebar: ComponentType;
  /** The column with the page's text: everything around `Article` of `folia/client`. */
  Article: ComponentType;
  /** The headings of the page: a column, and a panel on small screens. */
  Outline: ComponentType;
  /** Edit link, last update, previous and next page. */
  PageFooter: ComponentType;
  /** The link to the source of the page. */
  EditLink: ComponentType;
  /** Links to the previous and the next page. */
  PrevNext: ComponentType;
  /** The closing line of home pages. */
  Footer: ComponentType;
  /** The content of the 404 page. Absent: the layout loads its own. */
  NotFound?: ComponentType;
}
