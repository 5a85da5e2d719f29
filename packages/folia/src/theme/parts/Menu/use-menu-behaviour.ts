import { type RefObject, useEffect } from 'react';
import { wideMenu } from '../../hooks/wide';

/**
 * What `<details>` lacks as a menu: it closes on Escape (with focus back on its title), on a click elsewhere and when
 * the page changes, and opens while a mouse is over it where the header is wide (NV-05, AX-07). The click that follows
 * leaves it open; the next one closes it. Without script it still opens and closes on click.
 */
export function useMenuBehaviour(ref: RefObject<HTMLDetailsElement | null>, href: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what closes it.
  useEffect(() => ref.current?.removeAttribute('open'), [href]);
  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const stop = new AbortController();
    const options = { signal: stop.signal };
    let byHover = false;
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeToTitle(menu), options);
    document.addEventListener('pointerdown', (event) => closeOutside(menu, event), options);
    menu.addEventListener('focusout', (event) => closeOutside(menu, event, event.relatedTarget), options);
    menu.addEventListener('pointerleave', (event) => hover(menu, event, false), options);
    const onEnter = (event: PointerEvent) => {
      byHover = !menu.open;
      hover(menu, event, true);
      byHover &&= menu.open;
    };
    const onClick = (event: MouseEvent) => {
      // A keyboard's click counts none. Only clicks on the title do something that could be prevented.
      if (byHover && menu.open && event.detail > 0 && onTitle(event)) event.preventDefault();
      byHover = false;
    };
    menu.addEventListener('pointerenter', onEnter, options);
    menu.addEventListener('click', onClick, options);
    return () => stop.abort();
  }, [ref]);
}

function closeToTitle(menu: HTMLDetailsElement): void {
  if (!menu.open) return;
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}

function closeOutside(menu: HTMLDetailsElement, event: Event, target: EventTarget | null = event.target): void {
  if (!inHeader() || !(target instanceof Node)) return;
  if (!menu.contains(target)) menu.open = false;
}

function hover(menu: HTMLDetailsElement, event: PointerEvent, open: boolean): void {
  if (event.pointerType !== 'mouse' || !inHeader()) return;
  if (open || !menu.contains(document.activeElement)) menu.open = open;
}

const onTitle = ({ target }: Event) => target instanceof Element && target.closest('summary') !== null;

/** In the full-screen menu groups open in place and stay open (MB-09). */
const inHeader = () => window.matchMedia(wideMenu).matches;
