import { reducedMotion } from '../app/motion';
import { createStorage } from '../app/storage';
import type { AppearanceHost } from './appearance';

/** The real browser behind the appearance store. */
export function createAppearanceHost({ animate }: { animate(): boolean }): AppearanceHost {
  return {
    storage: createStorage(),
    media: matchMedia('(prefers-color-scheme: dark)'),
    watchStorage: (changed) => window.addEventListener('storage', (event) => changed(event.key)),
    apply(dark, from) {
      const circle = from && animate() && !reducedMotion() && 'startViewTransition' in document;
      const plainly = () => paint(dark);
      if (!circle) plainly();
      else import('./appearance-circle').then(({ animateCircle }) => animateCircle(plainly, dark, from), plainly);
    },
  };
}

/** The pre-paint script does the same before the page is rendered. */
function paint(dark: boolean): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  style.colorScheme = dark ? 'dark' : 'light';
}
