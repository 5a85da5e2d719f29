import { useEffect, useState } from 'react';
import { fixedNavOffset, scrollThrottle } from '../../../shared/constants';
import type { TocItem } from '../../../shared/page';
import { throttle } from '../../dom/throttle';
import { activeHeading } from './active-heading';

/** Index of the heading that is being read; the first one until the page is hydrated. */
export function useActiveHeading(toc: TocItem[]): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const update = throttle(() => setActive(readView(toc)), scrollThrottle);
    update.call();
    window.addEventListener('scroll', update.call, { passive: true });
    window.addEventListener('resize', update.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', update.call);
      window.removeEventListener('resize', update.call);
      update.cancel();
    };
  }, [toc]);
  return active;
}

function readView(toc: TocItem[]): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const left = scrollHeight - clientHeight - window.scrollY;
  const covered = document.querySelector('.folia-header') ? fixedNavOffset : 0;
  return activeHeading({
    tops: toc.map(({ id }) => document.getElementById(id)?.getBoundingClientRect().top ?? null),
    // One more for fractions of a pixel.
    line: covered + 1,
    atTop: window.scrollY <= 0,
    atBottom: left <= 1 && scrollHeight > clientHeight,
  });
}
