import { useEffect } from 'react';
import { mobileMaxWidth, scrollThrottle } from '../../../model/constants';
import { throttle } from '../../hooks/throttle';

/**
 * NV-12: the bar goes when the reader scrolls down and returns when scrolling up, when something in it gets the focus
 * (see the style sheet), and on every new page. Draws nothing; few sites ask for it, so it is loaded by those that do.
 */
export default function HeaderHiding() {
  useEffect(() => {
    const header = document.querySelector('.folia-header');
    const hide = (hidden: boolean) => header?.toggleAttribute('data-hidden', hidden);
    let before = window.scrollY;
    const look = throttle(() => {
      const now = Math.max(0, window.scrollY);
      if (now !== before) hide(now > before && window.innerWidth > mobileMaxWidth);
      before = now;
    }, scrollThrottle);
    const onPage = () => {
      // Where a page was left is restored; that is no scrolling of the reader's.
      before = window.scrollY;
      hide(false);
    };
    window.addEventListener('scroll', look.call, { passive: true });
    window.addEventListener('folia:content', onPage);
    return () => {
      window.removeEventListener('scroll', look.call);
      window.removeEventListener('folia:content', onPage);
      look.cancel();
    };
  }, []);
  return null;
}
