import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

type Parts = { Counter: React.ComponentType<{ start?: number }> };

const instance = createInstance({
  name: 'page',
  remotes: [{ name: 'parts', entry: 'http://localhost:3071/mf/mf-manifest.json' }],
  shared: {
    react: {
      version: React.version,
      lib: () => React,
      shareConfig: { singleton: true, requiredVersion: '^19.0.0' },
    },
  },
});

const Counter = React.lazy(async () => {
  const parts = await instance.loadRemote<Parts>('parts/counter');
  if (!parts) throw new Error('The remote has no counter.');
  return { default: parts.Counter };
});

createRoot(document.getElementById('root') as HTMLElement).render(
  <React.Suspense fallback="Loading…">
    <Counter start={3} />
  </React.Suspense>,
);
