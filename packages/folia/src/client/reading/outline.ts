import { fixedNavOffset, scrollThrottle } from '../../shared/constants';
import * as markup from '../../shared/markup';
import { throttle } from '../app/throttle';
import { hashTarget } from '../router/scroll';
import { activeHeading } from './active-heading';
import { reveal } from './reveal';

/** Marks the entry of the outline that the user is at. The layout marks the first one; what follows is done here, hydrated or not. */
export function watchOutline(): void {
  const { call } = throttle(markActive, scrollThrottle);
  for (const type of ['scroll', 'resize']) addEventListener(type, call, { passive: true });
  for (const type of ['folia:ready', 'folia:content']) addEventListener(type, markActive);
  // On a small screen the outline is a popover.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest(`[${markup.outline}] a`) : null;
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  });
  requestAnimationFrame(markActive);
}

function markActive(): void {
  const outline = document.querySelector(`[${markup.outline}]`);
  if (!outline) return;
  const links = [...outline.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const active = links[findActive(links)];
  for (const link of links) {
    if ((link === active) === link.hasAttribute('aria-current')) continue;
    link.toggleAttribute('aria-current');
    if (link !== active) continue;
    link.setAttribute('aria-current', 'location');
    reveal(link, outline);
  }
}

function findActive(links: HTMLAnchorElement[]): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = scrollHeight - clientHeight - scrollY;
  const covered = document.querySelector('.folia-header') ? fixedNavOffset : 0;
  return activeHeading({
    tops: links.map(({ hash }) => hashTarget(hash)?.getBoundingClientRect().top ?? null),
    // One pixel for positions between two pixels.
    line: covered + 1,
    atTop: scrollY <= 0,
    atBottom: left <= 1 && scrollHeight > clientHeight,
  });
}
