/** On a grid of 24 units, stroked in the text colour. `title`, `header` and `content` are the types of hits. */
const paths = {
  title: 'M6 3h8l4 4v14H6zM14 3v4h4',
  header: 'M9 4L7 20M17 4l-2 16M4 9h16M4 15h16',
  content: 'M4 6h16M4 12h16M4 18h10',
  query: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  ask: 'M4 5h16v11H9l-5 4zM9.5 9a2.5 2.5 0 1 1 3.2 2.4c-.5.2-.7.6-.7 1M12 13.6h.01',
  appearance: 'M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18M12 8h7M12 12h9M12 16h7',
  language:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  copy: 'M9 8h11v12H9zM5 16H4V4h11v1',
  forget: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
} as const;

export type SearchIconName = keyof typeof paths;

export const SearchIcon = ({ name }: { name: SearchIconName }) => (
  <svg className="folia-icon" viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
