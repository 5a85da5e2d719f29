import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Island } from '../../shared/page';
import type { AppContext } from '../app/app-context';
import { ErrorBoundary } from '../app/error-boundary';
import { logFailure } from '../app/log-failure';
import { useAppContext } from '../hooks';
import { AdoptedHtml } from './adopted-html';
import { unpackProps } from './island-props';
import type { IslandRoot } from './island-roots';
import { loadAgainOnPress } from './missing-island';

export { findIslandRoots } from './island-roots';

/** Hydrates every island in its place. */
export const Portals = ({ roots, islands }: { roots: IslandRoot[]; islands: Island[] }) =>
  roots.map((root) => createPortal(<IslandPortal root={root} islands={islands} />, root.element, root.key));

/** Nothing until the island's code has arrived: the rendered HTML is shown meanwhile. */
function IslandPortal({ root, islands }: { root: IslandRoot; islands: Island[] }) {
  const app = useAppContext();
  const [component, setComponent] = useState<{ render: ComponentType<{ [name: string]: unknown }> } | null>(null);
  const { element } = root;
  const { use } = root.island;
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    loadComponent(app, use).then(
      (render) => signal.aborted || setComponent({ render }),
      (error) => {
        logFailure(`The island ${use} could not be loaded.`)(error);
        if (!signal.aborted) loadAgainOnPress(element, signal);
      },
    );
    return () => stop.abort();
  }, [app, use, element]);
  if (!component) return null;
  return (
    <ErrorBoundary name={`The island ${use}`} fallback={null} onCaught={root.restore}>
      <Suspense fallback={null}>
        <HydratedIsland root={root} islands={islands} component={component.render} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface HydratedIslandProps {
  root: IslandRoot;
  islands: Island[];
  component: ComponentType<{ [name: string]: unknown }>;
}

/** Mounted only once the component has rendered: then the HTML from the build is removed. */
function HydratedIsland({ root, islands, component: Inner }: HydratedIslandProps) {
  useLayoutEffect(() => {
    root.adopt();
    root.element.dispatchEvent(new CustomEvent('folia:island-hydrated', { bubbles: true }));
  }, [root.adopt, root.element]);
  const slot = (index: number): ReactNode => (
    <AdoptedHtml
      key={`slot-${index}`}
      tag="folia-slot"
      attributes={{ 'data-slot': index }}
      html={root.slots.get(index) ?? ''}
      islands={islands}
    />
  );
  return <Inner {...unpackProps(root.island.props, slot)} />;
}

async function loadComponent(
  { islands }: AppContext,
  use: string,
): Promise<ComponentType<{ [name: string]: unknown }>> {
  const split = use.lastIndexOf('#');
  const load = islands[use.slice(0, split)];
  const component = (await load?.())?.[use.slice(split + 1)];
  if (!component) throw new Error(`The island ${use} is not part of this build.`);
  // The server rendered this very export, so it is a component.
  return component as ComponentType<{ [name: string]: unknown }>;
}
