import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useOpenGroups } from '../../../client';
import type { NavNode } from '../../../shared/nav';

export interface Fold {
  ref: RefObject<HTMLDetailsElement | null>;
  /** For the first rendering; from then on the `<details>` itself knows. */
  openAtFirst: boolean;
  /** Keeps in mind, and says, whether the group is open. */
  note(): void;
  /** For the title that is a link: it toggles, too (SB-13). */
  toggle(event: MouseEvent): void;
}

/**
 * What a `<details>` needs to be a group of the sidebar. It is open at first unless configured otherwise or folded by
 * the reader before (SB-11, SB-15), and opens when the reader arrives at a page inside. Who arrives by the press of the
 * group's own title has just said whether it shall be open.
 */
export function useFold(node: Extract<NavNode, { kind: 'group' }>, trail: NavNode[]): Fold {
  const openGroups = useOpenGroups();
  const ref = useRef<HTMLDetailsElement>(null);
  const pressed = useRef(false);
  const holds = trail.includes(node);
  const [openAtFirst] = useState(() => holds || (openGroups.get(node) ?? !node.collapsed));
  const note = () => {
    const group = ref.current;
    if (!group) return;
    openGroups.set(node, group.open);
    // By hand, because without script nobody would keep it right; React never hears of it.
    group.firstElementChild?.setAttribute('aria-expanded', String(group.open));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also from a page of the same group.
  useEffect(() => {
    if (ref.current && holds && !pressed.current) ref.current.open = true;
    pressed.current = false;
    note();
  }, [trail]);
  const toggle = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const group = ref.current;
    // With such a key the link opens elsewhere, and the reader stays here.
    if (!group || ctrlKey || metaKey || shiftKey) return;
    group.open = !group.open;
    pressed.current = node !== trail.at(-1);
  };
  return { ref, openAtFirst, note, toggle };
}
