import { zoomCloseDelay } from '../../shared/constants';

export interface LeavingInput {
  scrollOffset: number;
  /** Something asks to close the image. */
  close(): void;
  shown: AbortController;
}

/**
 * Watches for what closes an enlarged image, from now on: a click, gestures that mean "back", Escape when it is released, another window
 * size, and scrolling away from here, a moment later. A request that comes while the image is still growing is ignored, so `check` looks
 * once more.
 */
export function watchLeaving(dialog: HTMLDialogElement, { scrollOffset, close, shown }: LeavingInput) {
  const options = { signal: shown.signal };
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
  const onResize = () => sizeNow() !== size && close();
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  // An Enter that is held down since the image was opened must not press the button here.
  const onKey = (event: KeyboardEvent) => (event.key === 'Escape' || event.repeat) && event.preventDefault();
  dialog.addEventListener('click', close, options);
  dialog.addEventListener('cancel', onCancel, options);
  dialog.addEventListener('keydown', onKey, options);
  // The browser has closed the dialog without asking.
  dialog.addEventListener('close', () => shown.abort(), options);
  document.addEventListener('keyup', ({ key }) => key === 'Escape' && close(), options);
  window.addEventListener('resize', onResize, options);
  window.addEventListener('scroll', onScroll, { ...options, passive: true });
  shown.signal.addEventListener('abort', () => clearTimeout(timer));
  return {
    check() {
      onResize();
      onScroll();
    },
  };
}

const sizeNow = () => `${window.innerWidth} ${window.innerHeight}`;
