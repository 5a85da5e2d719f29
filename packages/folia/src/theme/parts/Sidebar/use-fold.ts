import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useOpenGroups } from '../../../client';
import type { NavNode } from '../../../shared/nav';

/**
 * What a `<details>` needs to be a group of the sidebar. It is open at first unless it is configured to be closed, or was closed by the user.
 * It opens when a page inside is shown, but not when that was done with the group's own title, which has just toggled it.
 */
export function useFold(node: Extract<NavNode, { kind: 'group' }>, trail: NavNode[]) {
  const openGroups = useOpenGroups();
  const ref = useRef<HTMLDetailsElement>(null);
  const pressed = useRef(false);
  const shown = useRef(trail);
  const holds = trail.includes(node);
  // From then on the `<details>` has the state.
  const [openAtFirst] = useState(() => holds || (openGroups.get(node) ?? !node.collapsed));
  /** Stores, and announces to screen readers, whether the group is open. */
  const onToggle = () => {
    const group = ref.current;
    if (!group) return;
    openGroups.set(node, group.open);
    // Not rendered by React: without JavaScript it would be wrong after a click.
    group.firstElementChild?.setAttribute('aria-expanded', String(group.open));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page counts, also one of the same group.
  useEffect(() => {
    // The HTML has it open at first; if it is closed by now, the user has closed it.
    if (ref.current && holds && !pressed.current && shown.current !== trail) ref.current.open = true;
    shown.current = trail;
    pressed.current = false;
    onToggle();
  }, [trail]);
  /** For a title that is a link: it toggles the group, too. */
  const onTitleClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const group = ref.current;
    // With such a key the link opens in another tab or window.
    if (!group || ctrlKey || metaKey || shiftKey) return;
    group.open = !group.open;
    pressed.current = node !== trail.at(-1);
  };
  return { ref, openAtFirst, onToggle, onTitleClick };
}
