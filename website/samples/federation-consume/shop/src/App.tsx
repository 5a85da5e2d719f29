import { LazyCounter } from 'kit';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(
  <Suspense fallback="Loading…">
    <LazyCounter start={3} />
  </Suspense>,
);
