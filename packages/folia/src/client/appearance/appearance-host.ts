import type { AppearanceHost } from './appearance';
import { reducedMotion } from '../app/motion';
import { createStorage } from '../app/storage';

/** The real browser behind the appearance store. */
export function createAppearanceHost({ animate }: { animate: boolean }): AppearanceHost {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  return {
    storage: createStorage(),
    systemIsDark: () => system.matches,
    watchSystem: (changed) => system.addEventListener('change', changed),
    watchStorage: (changed) => window.addEventListener('storage', (event) => changed(event.key)),
    apply(dark, from) {
      const circle = animate && from && !reducedMotion() && 'startViewTransition' in document;
      const plainly = () => paint(dark);
      if (!circle) plainly();
      else import('./appearance-circle').then(({ drawCircle }) => drawCircle(plainly, dark, from), plainly);
    },
  };
}

/** AP-05. The pre-paint script does the same before the page is drawn. */
function paint(dark: boolean): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  style.colorScheme = dark ? 'dark' : 'light';
}
