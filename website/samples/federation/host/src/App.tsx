import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

const Counter = lazy(() => import('parts/counter').then(({ Counter }) => ({ default: Counter })));

createRoot(document.getElementById('root') as HTMLElement).render(
  <Suspense fallback="Loading…">
    <Counter start={3} />
  </Suspense>,
);
