import type { Point } from './appearance';

/** From the pressed point to the farthest corner; growing for light, shrinking for dark. */
export function animateCircle(paint: () => void, dark: boolean, { x, y }: Point): void {
  const radius = Math.hypot(Math.max(x, window.innerWidth - x), Math.max(y, window.innerHeight - y));
  const clipPath = [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`];
  const moving = dark ? '::view-transition-old(root)' : '::view-transition-new(root)';
  // A transition that is skipped (tab in the background) still paints.
  const { ready, finished } = document.startViewTransition(paint);
  const start = () => {
    // The browser's own cross-fade of the two pictures would show through the circle.
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')) animation.cancel();
    }
    const circle = document.documentElement.animate(
      { clipPath: dark ? clipPath.reverse() : clipPath, zIndex: [1, 1] },
      { duration: 400, easing: 'ease-in', fill: 'forwards', pseudoElement: moving },
    );
    // A forwards fill would also hold the pictures of the next transition.
    void finished.then(() => circle.cancel());
  };
  ready.then(start, () => undefined);
}
