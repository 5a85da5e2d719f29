import { Article as Body } from '../../client';
import { Shell } from './Shell';

/** `pageType: custom`: the header, and the page's own content. */
export function CustomLayout() {
  return (
    <Shell>
      <main id="folia-content" tabIndex={-1}>
        <Body />
      </main>
    </Shell>
  );
}
