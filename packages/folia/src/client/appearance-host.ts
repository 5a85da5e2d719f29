import type { AppearanceHost, Point } from './appearance';
import { reducedMotion } from './motion';
import { createStorage } from './storage';

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
      if (circle) drawCircle(dark, from);
      else paint(dark);
    },
  };
}

/** AP-05. The pre-paint script does the same before the page is drawn. */
function paint(dark: boolean): void {
  const { classList, style } = document.documentElement;
  classList.toggle('dark', dark);
  style.colorScheme = dark ? 'dark' : 'light';
}

/** AP-07: from the pressed point to the farthest corner; growing for light, shrinking for dark. */
function drawCircle(dark: boolean, { x, y }: Point): void {
  const radius = Math.hypot(Math.max(x, window.innerWidth - x), Math.max(y, window.innerHeight - y));
  const clipPath = [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
  const moving = dark ? '::view-transition-old(root)' : '::view-transition-new(root)';
  const start = () => {
    // The browser's own cross-fade of the two pictures would show through the circle.
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) animation.cancel();
    }
    document.documentElement.animate(
      { clipPath: dark ? clipPath.reverse() : clipPath, zIndex: [1, 1] },
      { duration: 400, easing: 'ease-in', fill: 'forwards', pseudoElement: moving },
    );
  };
  // A transition that is skipped (tab in the background) still paints.
  document.startViewTransition(() => paint(dark)).ready.then(start, () => undefined);
}
