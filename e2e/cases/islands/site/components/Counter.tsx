'use client';

import { usePage } from 'folia/client';
import { type ReactNode, useState } from 'react';

export function Counter({ name, start = 0, children }: { name: string; start?: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  const { page } = usePage();
  return (
    <div className="counter" data-name={name}>
      <button type="button" onClick={() => setCount(count + 1)}>
        {name}: {count}
      </button>
      <span className="counter-page">{page.title}</span>
      {children}
    </div>
  );
}
