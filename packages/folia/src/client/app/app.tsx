import { useEffect } from 'react';
import { Article } from '../page/article';
import { DocsContext } from './react-context';
import type { Docs } from './app-context';
import { ErrorBoundary } from './error-boundary';
import { usePage } from '../hooks';
import { getLayoutName } from '../page/layouts';

/** The whole page: the layout of its type, drawn with what `docs` holds. What `docs.prepare` loads is there. */
export function App({ docs, onReady }: { docs: Docs; onReady?: () => void }) {
  // Without a dependency list it would run again after every navigation.
  useEffect(() => {
    // From here on the layout itself leaves out what the query hides.
    delete document.documentElement.dataset.hide;
    onReady?.();
  }, [onReady]);
  return (
    <DocsContext value={docs}>
      <ErrorBoundary name="The layout" fallback={<LastResort />}>
        <PageLayout docs={docs} />
      </ErrorBoundary>
    </DocsContext>
  );
}

function PageLayout({ docs }: { docs: Docs }) {
  const Layout = docs.layouts.get(getLayoutName(usePage()));
  return <Layout />;
}

/** What stays readable when a layout throws in the browser. */
const LastResort = () => (
  <main>
    <Article />
  </main>
);
