import { Article as Body } from '../../client';
import { Shell } from './Shell';

/** Header and the page's own content (CP-01). */
export function CustomLayout() {
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1}>
        <Body />
      </main>
    </Shell>
  );
}
