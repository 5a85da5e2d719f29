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
  LanguageMenu: ComponentType;
  AppearanceSwitch: ComponentType;
  Sidebar: ComponentType;
  /** The column with the page's text: everything around `Article` of `folia/client`. */
  Article: ComponentType;
  Outline: ComponentType;
  /** Edit link, last update, previous and next page. */
  PageFooter: ComponentType;
  EditLink: ComponentType;
  PrevNext: ComponentType;
  /** The closing line of home pages. */
  Footer: ComponentType;
  /** The content of the 404 page. Absent: the layout loads its own. */
  NotFound?: ComponentType;
}
