import { Article as Body } from '../../client';
import { Frame } from './Shell';

/** Header and the page's own content (CP-01). */
export function CustomLayout() {
  return (
    <Frame>
      <main id="folia-content" tabIndex={-1}>
        <Body />
      </main>
    </Frame>
  );
}
