import {
  type ComponentType,
  createElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Island } from '../model/page';
import type { Docs } from './docs';
import { ErrorBoundary } from './error-boundary';
import { useDocs } from './hooks';
import { unpackProps } from './island-props';
import { findSpots, type Spot } from './island-spots';

export interface AdoptedHtmlProps {
  tag: 'div' | 'folia-slot';
  attributes: { [name: string]: string | number | undefined };
  html: string;
  islands: Island[];
}

/**
 * HTML that React never looks into: on a drawn page it takes over what is there. The islands in it are woken through
 * portals, so they share this root's context.
 */
export function AdoptedHtml({ tag, attributes, html, islands }: AdoptedHtmlProps) {
  const ref = useRef<HTMLElement>(null);
  // React compares this object, not the text in it: a new one would throw the live HTML away.
  const [first] = useState({ __html: html });
  const spots = useSpots(ref, html, islands);
  const element = { ...attributes, ref, dangerouslySetInnerHTML: first, suppressHydrationWarning: true };
  return (
    <>
      {createElement(tag, element)}
      {spots.map((spot) => createPortal(<Waking spot={spot} islands={islands} />, spot.element, spot.key))}
    </>
  );
}

/** The islands of the live HTML, which is kept in step with `html`. */
function useSpots(ref: RefObject<HTMLElement | null>, html: string, islands: Island[]): Spot[] {
  const docs = useDocs();
  const live = useRef({ html, look: 0 });
  const [spots, setSpots] = useState<Spot[]>([]);
  const latest = useRef(spots);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const kept = live.current.html === html ? new Map<Element, Element>() : docs.patch(root, html);
    live.current = { html, look: live.current.look + 1 };
    latest.current = findSpots({ root, islands, before: latest.current, kept, look: live.current.look });
    setSpots(latest.current);
    for (const enhance of docs.enhancers) enhance(root);
  }, [ref, docs, html, islands]);
  return spots;
}

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
