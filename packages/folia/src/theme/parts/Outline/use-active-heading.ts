import { useEffect, useState } from 'react';
import { fixedNavOffset, scrollThrottle } from '../../../shared/constants';
import type { TocItem } from '../../../shared/page';
import { throttle } from '../../hooks/throttle';
import { activeHeading } from './active-heading';

/** Index of the entry the reader is at. The first one until the browser has had a look (OL-04). */
export function useActiveHeading(toc: TocItem[]): number {
  const [active, setActive] = useState(0);
  useEffect(() => {
    const look = throttle(() => setActive(readView(toc)), scrollThrottle);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('resize', look.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('resize', look.call);
      look.cancel();
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
    // One pixel for positions between two pixels.
    line: covered + 1,
    atTop: window.scrollY <= 0,
    atBottom: left <= 1 && scrollHeight > clientHeight,
  });
}
