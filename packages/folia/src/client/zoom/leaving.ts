import { zoomCloseDelay } from '../../shared/constants';

export interface LeavingInput {
  scrollOffset: number;
  close(): void;
  /** Ends the watch. */
  signal: AbortSignal;
}

/**
 * Watches for what closes an enlarged image from outside, from now on: Escape when it is released, another
 * window size, and scrolling away from here, a moment later. A request that comes while the image is
 * still growing is ignored, so `check` looks once more.
 */
export function watchLeaving({ scrollOffset, close, signal }: LeavingInput): { check(): void } {
  const from = window.scrollY;
  const size = sizeNow();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    if (timer !== undefined || Math.abs(window.scrollY - from) <= scrollOffset) return;
    timer = setTimeout(() => {
      timer = undefined;
      close();
    }, zoomCloseDelay);
  };
  const onResize = () => {
    if (sizeNow() !== size) close();
  };
  document.addEventListener('keyup', ({ key }) => key === 'Escape' && close(), { signal });
  window.addEventListener('resize', onResize, { signal });
  window.addEventListener('scroll', onScroll, { signal, passive: true });
  signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    check() {
      onResize();
      onScroll();
    },
  };
}

const sizeNow = () => `${window.innerWidth} ${window.innerHeight}`;
