import { type ComponentType, useEffect, useState } from 'react';

export interface LazyProps {
  /** Must stay the same function. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A part that is not in the HTML: its code is loaded once the page is hydrated. */
export function Lazy({ load }: LazyProps) {
  const [part, setPart] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    load().then(
      ({ default: Part }) => setPart({ Part }),
      (error: unknown) => console.error('A part of the page could not be loaded.', error),
    );
  }, [load]);
  return part && <part.Part />;
}
