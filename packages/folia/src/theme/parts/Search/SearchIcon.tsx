/** On a grid of 24 units, stroked in the text colour. `title`, `header` and `content` are the types of hits. */
const paths = {
  title: 'M6 3h8l4 4v14H6zM14 3v4h4',
  header: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 12h16M4 18h10',
  query: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  forget: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
} as const;

export type SearchIconName = keyof typeof paths;

export const SearchIcon = ({ name }: { name: SearchIconName }) => (
  <svg className="folia-icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
