import { useEffect, useState } from 'react';
import { reducedMotion, useStrings } from '../../../client';
import { scrollThrottle } from '../../../shared/constants';
import { throttle } from '../../hooks/throttle';
import { Icon } from '../Icon/Icon';
import '../../styles/round-button.lazy.css';
import './ScrollToTop.lazy.css';

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
      className="folia-scroll-to-top folia-round-button"
      aria-label={scrollToTop}
      title={scrollToTop}
      onClick={toTop}
    >
      <Icon name="up" />
    </button>
  );
}

/** The button goes away at the top: who pressed it goes on at the beginning of the text. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' });
  document.getElementById('folia-content')?.focus({ preventScroll: true });
}
