/** Drawn for this theme on a grid of 24 units, stroked in the text colour. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2z',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5-11 11zM13.5 7l3.5 3.5',
  external: 'M8 5h11v11M19 5L6 18',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof paths;

interface IconProps {
  /** Which icon. */
  name: IconName;
  /** Width and height in pixels. @default 20 */
  size?: number;
}

/**
 * An icon of the theme. Stroke and colour come from the style sheet.
 *
 * @example <Icon name="close" size={16} />
 */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg className="folia-icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
