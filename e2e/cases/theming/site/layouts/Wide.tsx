import { Article } from 'folia/client';
import { Shell } from 'folia/theme';
import './wide.css';

/** Takes the place of the `custom` layout; loaded for the pages that need it. */
export default function Wide() {
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1} className="wide">
        <p>Drawn by a layout of the site</p>
        <Article />
      </main>
    </Shell>
  );
}
