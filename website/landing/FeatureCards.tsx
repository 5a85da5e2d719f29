import { useHref } from 'folia/client';

interface Feature {
  icon?: string;
  title: string;
  details?: string;
  link?: string;
}

/**
 * Cards that lead to guides. Their texts are `features` of the page's frontmatter; the heading above them is the last one of its text.
 */
export function FeatureCards({ features }: { features: unknown }) {
  const hrefFor = useHref();
  // The engine has checked the frontmatter's `features` while building.
  const cards = (features ?? []) as Feature[];
  return (
    <ul className="landing-features">
      {cards.map(({ icon = '', title, details, link }) => (
        <li key={title}>
          <a className="landing-card" href={hrefFor(link ?? '/')}>
            <FeatureIcon name={icon} />
            <h3>{title}</h3>
            <p>{details}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Drawn for these cards, 24 units wide. */
const drawings: { [name: string]: string } = {
  formats: 'M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5',
  tree: 'M4 4h6v5H4zM14 9h6v4h-6zM14 17h6v4h-6zM7 9v10h7M7 11h7',
  types:
    'M5 7V5h9v2M9.5 5v13M7.5 18h4M15 12c0-1.2 1-2 2.5-2s2.5.8 2.5 2-1 1.5-2.5 2-2.5.8-2.5 2 1 2 2.5 2 2.5-.8 2.5-2',
  plug: 'M9 3v5M15 3v5M6 8h12v4a6 6 0 0 1-12 0zM12 18v3',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  terminal: 'M3 5h18v14H3zM7 10l3 2.5L7 15M12.5 15H17',
};

const FeatureIcon = ({ name }: { name: string }) => (
  <span className="landing-icon">
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  </span>
);
