import { useEffect, useState } from 'react';
import { reducedMotion, throttle, useStrings } from '../../../client';
import { scrollThrottle } from '../../../shared/constants';
import { Icon } from '../Icon/Icon';
import '../../styles/round-button.lazy.css';
import './ScrollToTop.lazy.css';

/** A round button, once the page has been scrolled. Not part of the HTML. */
export default function ScrollToTop() {
  const { scrollToTop } = useStrings();
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = throttle(() => setScrolled(window.scrollY > 0), scrollThrottle);
    update.call();
    window.addEventListener('scroll', update.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', update.call);
      update.cancel();
    };
  }, []);
  if (!scrolled) return null;
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

/** The button is removed at the top: the focus moves to the content. */
function toTop(): void {
  window.scrollTo({ top: 0, behavior: reducedMotion() ? 'instant' : 'smooth' });
  document.getElementById('folia-content')?.focus({ preventScroll: true });
}
