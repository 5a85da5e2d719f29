'use client';

import { useState } from 'react';

/** An island: rendered by the build and hydrated in the browser, because the module begins with 'use client'. */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
