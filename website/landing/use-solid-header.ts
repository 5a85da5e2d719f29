import { landingNavThreshold, landingNavTransition } from 'folia/client';
import { useEffect } from 'react';

/**
 * While the landing page is shown its header is transparent until the page is scrolled this far (LD-10, C-41). The style
 * sheet asks for the class; it and the transition go with the page (LD-13).
 */
export function useSolidHeader(enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const { classList, style } = document.documentElement;
    const look = () => classList.toggle('landing-scrolled', window.scrollY >= landingNavThreshold);
    look();
    style.setProperty('--landing-nav-transition', `${landingNavTransition}ms`);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      classList.remove('landing-scrolled');
      style.removeProperty('--landing-nav-transition');
    };
  }, [enabled]);
}
