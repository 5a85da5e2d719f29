import { Article } from 'folia/client';
import { Shell } from 'folia/theme';
import './poster.css';

export default function PosterLayout() {
  return (
    <Shell>
      <main id="folia-content" className="poster" tabIndex={-1}>
        <Article />
      </main>
    </Shell>
  );
}
