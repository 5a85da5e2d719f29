import { useEffect, useState } from 'react';
import { useStrings } from '../../../client';
import { scrollThrottle } from '../../../model/constants';
import { throttle } from '../../hooks/throttle';
import { Icon } from '../Icon/Icon';
import './ScrollToTop.css';

/** A round button that is there once the page has been scrolled (DF-11). Only in the browser (ST-06). */
export default function ScrollToTop() {
  const { scrollToTop } = useStrings();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const look = throttle(() => setAway(window.scrollY > 0), scrollThrottle);
    look.call();
    window.addEventListener('scroll', look.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', look.call);
      look.cancel();
    };
  }, []);
  if (!away) return null;
  return (
    <button
      type="button"
      className="folia-scroll-to-top"
      aria-label={scrollToTop}
      title={scrollToTop}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <Icon name="up" />
    </button>
  );
}
