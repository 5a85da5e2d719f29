import { useHref } from 'folia/client';
import { Code } from '../panel/Code';
import { outputs } from './outputs';
import './features.css';

interface Feature {
  icon?: string;
  title: string;
  details?: string;
  link?: string;
}

/** Cards that lead to guides, each with a piece of real output. Their texts are `features` of the page's frontmatter. */
export function FeatureCards({ features }: { features: unknown }) {
  const hrefFor = useHref();
  // The engine has checked the frontmatter's `features` while building.
  const cards = (features ?? []) as Feature[];
  return (
    <ul className="landing-features">
      {cards.map(({ icon = '', title, details, link }) => (
        <li key={title}>
          <a className="landing-card" href={hrefFor(link ?? '/')}>
            <Code text={outputs[icon]?.text ?? ''} />
            <h3>{title}</h3>
            <p>{details}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
