import { createElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Island } from '../../shared/page';
import { useAppContext } from '../hooks';
import type { IslandRoot } from './island-roots';

export interface AdoptedHtmlProps {
  tag: 'div' | 'folia-slot';
  attributes: { [name: string]: string | number | undefined };
  html: string;
  islands: Island[];
}

/**
 * HTML that React does not manage: on a rendered page it adopts what is there. The islands in it are hydrated through
 * portals, so they share this root's context; pages without islands do not load the code for it.
 */
export function AdoptedHtml({ tag, attributes, html, islands }: AdoptedHtmlProps) {
  const ref = useRef<HTMLElement>(null);
  // React compares this object, not the text in it: a new one would throw the live HTML away.
  const [first] = useState({ __html: html });
  const roots = useIslandRoots(ref, html, islands);
  const element = { ...attributes, ref, dangerouslySetInnerHTML: first, suppressHydrationWarning: true };
  return (
    <>
      {createElement(tag, element)}
      {roots.length > 0 && <Hydrated roots={roots} islands={islands} />}
    </>
  );
}

function Hydrated(props: { roots: IslandRoot[]; islands: Island[] }) {
  const { Portals } = useAppContext().hydration.get('hydration');
  return <Portals {...props} />;
}

/** The islands of the live HTML, which is kept in step with `html`. */
function useIslandRoots(ref: RefObject<HTMLElement | null>, html: string, islands: Island[]): IslandRoot[] {
  const app = useAppContext();
  const live = useRef({ html, look: 0 });
  const [roots, setRoots] = useState<IslandRoot[]>([]);
  const latest = useRef(roots);
  useLayoutEffect(() => {
    const root = ref.current;
    if (!root) return;
    const kept = live.current.html === html ? new Map<Element, Element>() : app.patch(root, html);
    const look = live.current.look + 1;
    live.current = { html, look };
    if (islands.length > 0 || latest.current.length > 0) {
      const { findIslandRoots } = app.hydration.get('hydration');
      latest.current = findIslandRoots({ root, islands, before: latest.current, kept, look });
      setRoots(latest.current);
    }
    app.enhance(root);
  }, [ref, app, html, islands]);
  return roots;
}
