import { useEffect } from 'react';

/** The header is solid from this scroll position on, in pixels. */
export const landingNavThreshold = 100;
/** Milliseconds in which it becomes solid. */
export const landingNavTransition = 400;

/**
 * Keeps the header of the landing page transparent until the page is scrolled. Sets a class and a variable that the style
 * sheet uses, and removes both when the page changes.
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
