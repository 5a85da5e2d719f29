import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../../../client';

/** A part that is not in the HTML: its code is loaded once the page is hydrated. `load` must stay the same function. */
export function Lazy({ load }: { load: () => Promise<{ default: ComponentType }> }) {
  const [part, setPart] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    load().then(({ default: Part }) => setPart({ Part }), logFailure('A part of the page could not be loaded.'));
  }, [load]);
  return part && <part.Part />;
}
