import { useEffect } from 'react';
import { usePage } from '../hooks';
import { Article } from '../page/article';
import { getLayoutName } from '../page/layouts';
import type { AppContext } from './app-context';
import { ErrorBoundary } from './error-boundary';
import { AppReactContext } from './react-context';

/** The whole page: the layout of its type, rendered with what `app` holds. What `app.prepare` loads is there. */
export function App({ app, onReady }: { app: AppContext; onReady?: () => void }) {
  // Without a dependency list it would run again after every navigation.
  useEffect(() => {
    // From here on the layout itself leaves out what the query hides.
    delete document.documentElement.dataset.hide;
    onReady?.();
  }, [onReady]);
  return (
    <AppReactContext value={app}>
      <ErrorBoundary name="The layout" fallback={<LastResort />}>
        <PageLayout app={app} />
      </ErrorBoundary>
    </AppReactContext>
  );
}

function PageLayout({ app }: { app: AppContext }) {
  const Layout = app.layouts.get(getLayoutName(usePage()));
  return <Layout />;
}

/** What stays readable when a layout throws in the browser. */
const LastResort = () => (
  <main>
    <Article />
  </main>
);
