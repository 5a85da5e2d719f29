import { createElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Island } from '../../shared/page';
import { useDocs } from '../hooks';
import type { Spot } from './island-roots';

export interface AdoptedHtmlProps {
  tag: 'div' | 'folia-slot';
  attributes: { [name: string]: string | number | undefined };
  html: string;
  islands: Island[];
}

/**
 * HTML that React never looks into: on a drawn page it takes over what is there. The islands in it are woken through
 * portals, so they share this root's context; pages without islands do not load the code for it.
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
      {spots.length > 0 && <Woken spots={spots} islands={islands} />}
    </>
  );
}

function Woken(props: { spots: Spot[]; islands: Island[] }) {
  const { Portals } = useDocs().waking.get('waking');
  return <Portals {...props} />;
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
    const look = live.current.look + 1;
    live.current = { html, look };
    if (islands.length > 0 || latest.current.length > 0) {
      const { findSpots } = docs.waking.get('waking');
      latest.current = findSpots({ root, islands, before: latest.current, kept, look });
      setSpots(latest.current);
    }
    for (const enhance of docs.enhancers) enhance(root);
  }, [ref, docs, html, islands]);
  return spots;
}
