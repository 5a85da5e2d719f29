/** A link with its label. */
export interface NavLink {
  label: string;
  href: string;
}

/** An entry of the top navigation (NV-04). */
export interface NavItem {
  label: string;
  /** Null for a pure dropdown. */
  href: string | null;
  items: NavItem[];
  /** SVG source or image address (NV-15). */
  tag: string | null;
  /** Pattern tested against the path without base (NV-03). */
  activeMatch: string | null;
  position: 'left' | 'right';
}

/** An entry of the sidebar. `tag` is SVG source or an image address, `context` a `data-context` attribute. */
export type NavNode =
  | { kind: 'page'; id: string; label: string; href: string; tag: string | null; context: string | null }
  | {
      kind: 'group';
      label: string;
      /** Set when the group has a page of its own. */
      href: string | null;
      id: string | null;
      collapsible: boolean;
      collapsed: boolean;
      children: NavNode[];
      tag: string | null;
      context: string | null;
    }
  | { kind: 'link'; label: string; href: string; tag: string | null; context: string | null }
  | { kind: 'header'; label: string; tag: string | null }
  | { kind: 'divider'; dashed: boolean };

/** The navigation file of one locale, version and section (a top folder such as `guide`). */
export interface NavData {
  nav: NavItem[];
  sidebar: NavNode[];
}
