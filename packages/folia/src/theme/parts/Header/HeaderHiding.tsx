import { useEffect } from 'react';
import { usePage } from '../../../client';
import { mobileMaxWidth, scrollThrottle } from '../../../model/constants';
import { throttle } from '../../hooks/throttle';

/**
 * NV-12: the bar goes when the reader scrolls down and returns when scrolling up, at the top, when something in it has
 * the focus, and on every new page. Draws nothing; few sites ask for it, so it is loaded by those that do.
 */
export default function HeaderHiding() {
  const { href } = usePage().page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what brings the bar back.
  useEffect(() => {
    const header = document.querySelector('.folia-header');
    const hide = (hidden: boolean) => header?.toggleAttribute('data-hidden', hidden);
    let before = window.scrollY;
    const look = throttle(() => {
      const now = Math.max(0, window.scrollY);
      if (now !== before) hide(now > before && window.innerWidth > mobileMaxWidth);
      before = now;
    }, scrollThrottle);
    hide(false);
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.call);
      look.cancel();
      hide(false);
    };
  }, [href]);
  return null;
}
