import { useEffect, useState } from 'react';
import { usePage, useSite } from '../../../client';
import { mobileMaxWidth, scrollThrottle } from '../../../model/constants';
import { throttle } from '../../hooks/throttle';

/** NV-12: with `hideNavbar: 'auto'` the bar goes when the reader scrolls down and returns when scrolling up or moving on. */
export function useHeaderHiding(): boolean {
  const active = useSite().hideNavbar === 'auto';
  const { href } = usePage().page;
  const [hidden, setHidden] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what brings it back.
  useEffect(() => setHidden(false), [href]);
  useEffect(() => {
    if (!active) return;
    let before = window.scrollY;
    const look = throttle(() => {
      const now = window.scrollY;
      if (now !== before) setHidden(now > before && window.innerWidth > mobileMaxWidth);
      before = now;
    }, scrollThrottle);
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.call);
      look.cancel();
    };
  }, [active]);
  return hidden;
}
