/** Drawn for this theme on a 24-unit grid, stroked in the text colour. */
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
  external: 'M8 5h11v11M19 5L6 18',
  file: 'M6 3h8l5 5v13H6zM14 3v5h5',
  folder: 'M3 6h6l2 3h10v10H3z',
  github:
    'M9 21v-3.3c-2.6.5-3.5-.9-4-2-.3-.7-.8-1.2-1.5-1.5M15 21v-3.8c0-1-.2-1.7-.7-2.2 2.9-.3 5.7-1.7 5.7-5.9 0-1.5-.5-2.7-1.4-3.7.3-.9.3-2-.1-3.1-1.2 0-2.4.6-3.4 1.3a12 12 0 0 0-6.2 0C7.9 2.9 6.7 2.3 5.5 2.3c-.4 1.1-.4 2.2-.1 3.1C4.5 6.4 4 7.6 4 9.1c0 4.2 2.8 5.6 5.7 5.9-.5.5-.7 1.2-.7 2.2',
  x: 'M4 4l12.5 16H20L7.5 4zM19.5 4l-6.2 7M10.7 13.5L4.8 20',
  discord:
    'M8.5 5.5c2.3-.5 4.7-.5 7 0l.7-1.3c1.5.3 2.7.7 3.9 1.4 1.7 3.2 2.4 6.7 2 10.6a14 14 0 0 1-4.9 2.6l-1.2-2c-2.6.8-5.4.8-8 0l-1.2 2a14 14 0 0 1-4.9-2.6c-.4-3.9.3-7.4 2-10.6 1.2-.7 2.4-1.1 3.9-1.4zM9 10.8v1.4M15 10.8v1.4',
  gitlab: 'M12 20.5L3 13l2-9 3.5 6.5h7L19 4l2 9z',
  facebook: 'M14 21v-8h3M14 13h-3.5M14 13V8.5C14 7 15 6 16.5 6H18',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM10 9.5v5l4.5-2.5z',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7h.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
} as const;

export type IconName = keyof typeof paths;

/** True for names that have a drawing of their own. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="folia-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
