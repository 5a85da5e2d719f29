import { useEffect } from 'react';

/** From this scroll position on the header is solid (LD-10, C-41). */
const threshold = 100;

/** While the landing page is shown its header is transparent at the top; the style sheet asks for this class (LD-11…LD-13). */
export function useSolidHeader(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    const look = () => classList.toggle('landing-scrolled', window.scrollY >= threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      classList.remove('landing-scrolled');
    };
  }, []);
}
