import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Island } from '../../shared/page';
import { AdoptedHtml } from './adopted-html';
import type { Docs } from '../app/app-context';
import { ErrorBoundary } from '../app/error-boundary';
import { useDocs } from '../hooks';
import { unpackProps } from './island-props';
import type { Spot } from './island-roots';

export { findSpots } from './island-roots';

/** Wakes every island in its place. */
export const Portals = ({ spots, islands }: { spots: Spot[]; islands: Island[] }) =>
  spots.map((spot) => createPortal(<Waking spot={spot} islands={islands} />, spot.element, spot.key));

/** Nothing until the island's code has arrived: the drawn HTML stands there meanwhile. */
function Waking({ spot, islands }: { spot: Spot; islands: Island[] }) {
  const docs = useDocs();
  const [component, setComponent] = useState<{ draw: ComponentType<{ [name: string]: unknown }> } | null>(null);
  const { use } = spot.island;
  useEffect(() => {
    let current = true;
    loadComponent(docs, use).then(
      (draw) => current && setComponent({ draw }),
      (error: unknown) => console.error(`The island ${use} could not be loaded.`, error),
    );
    return () => {
      current = false;
    };
  }, [docs, use]);
  if (!component) return null;
  return (
    <ErrorBoundary name={`The island ${use}`} fallback={null} onCaught={spot.restore}>
      <Suspense fallback={null}>
        <Awake spot={spot} islands={islands} component={component.draw} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface AwakeProps {
  spot: Spot;
  islands: Island[];
  component: ComponentType<{ [name: string]: unknown }>;
}

/** Is there only when the component has really been drawn: then the HTML from the build goes. */
function Awake({ spot, islands, component: Inner }: AwakeProps) {
  useLayoutEffect(() => {
    spot.takeOver();
    spot.element.dispatchEvent(new CustomEvent('folia:awake', { bubbles: true }));
  }, [spot.takeOver, spot.element]);
  const slot = (index: number): ReactNode => (
    <AdoptedHtml
      key={`slot-${index}`}
      tag="folia-slot"
      attributes={{ 'data-slot': index }}
      html={spot.slots.get(index) ?? ''}
      islands={islands}
    />
  );
  return <Inner {...unpackProps(spot.island.props, slot)} />;
}

async function loadComponent({ islands }: Docs, use: string): Promise<ComponentType<{ [name: string]: unknown }>> {
  const split = use.lastIndexOf('#');
  const load = islands[use.slice(0, split)];
  const component = (await load?.())?.[use.slice(split + 1)];
  if (!component) throw new Error(`This build has no ${use}.`);
  // The server drew this very export, so it is a component.
  return component as ComponentType<{ [name: string]: unknown }>;
}
