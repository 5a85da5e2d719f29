import { zoomMargin, zoomScrollOffset } from '../../shared/constants';
import type { ZoomOptions } from '../../shared/site';
import { type Box, fit, type Size } from './fit';
import { loadBetter, naturalSize } from './high-resolution';
import { watchLeaving } from './leaving';
import { fly, grow, place, renderDialog, type ZoomStrings } from './zoom-dialog';

export interface ZoomInput {
  options: Omit<ZoomOptions, 'selector'>;
  strings: ZoomStrings;
}

export type Zoom = ReturnType<typeof createZoom>;

/** Enlarges one image at a time. */
export function createZoom(input: ZoomInput) {
  let shown: AbortController | null = null;
  return {
    /** Ignored while an image is open or moving. */
    open(image: HTMLImageElement) {
      if (shown) return;
      shown = new AbortController();
      shown.signal.addEventListener('abort', () => {
        shown = null;
      });
      void enlarge(image, input, shown);
    },
    /** The page goes: closes at once. */
    leave: () => shown?.abort(),
  };
}

/** From the text to the window, and back when something asks for it. Aborting `shown` ends it at any time and leaves nothing behind. */
async function enlarge(image: HTMLImageElement, { options, strings }: ZoomInput, shown: AbortController) {
  const { margin = zoomMargin, scrollOffset = zoomScrollOffset } = options;
  const { signal } = shown;
  const view = renderDialog(image, strings);
  const { dialog, picture } = view;
  if (options.background) dialog.style.setProperty('--folia-zoom-background', options.background);
  showDialog(dialog, image, signal);
  const boxFor = (natural: Size | null): Box => {
    const window = { width: dialog.clientWidth, height: dialog.clientHeight };
    return fit({ displayed: image.getBoundingClientRect(), natural, window, margin });
  };
  let placed = boxFor(naturalSize(image));
  place(picture, placed);
  // Ignored while the image is growing.
  let close = () => {};
  const leaving = watchLeaving(dialog, { scrollOffset, close: () => close(), shown });
  const loading = loadBetter(image, boxFor(null).width);
  loading.then((better) => {
    if (better && !signal.aborted) picture.src = better.address;
  });
  say(image, 'open');
  await fly({ ...view, home: image.getBoundingClientRect(), placed, direction: 'normal' });
  if (signal.aborted) return;
  say(image, 'opened');
  let isClosing = false;
  // The better file gets its own size once nothing moves.
  loading.then((better) => {
    if (!better || signal.aborted || isClosing) return;
    const before = placed;
    placed = boxFor(better.natural);
    return grow(picture, before, placed);
  });
  await new Promise<void>((resolve) => {
    close = resolve;
    leaving.check();
  });
  isClosing = true;
  say(image, 'close');
  await fly({ ...view, home: image.getBoundingClientRect(), placed, direction: 'reverse' });
  shown.abort();
}

/** The focus goes back to the image. */
function showDialog(dialog: HTMLDialogElement, image: HTMLElement, signal: AbortSignal): void {
  dialog.showModal();
  image.toggleAttribute('data-zoomed', true);
  signal.addEventListener('abort', () => {
    image.removeAttribute('data-zoomed');
    dialog.close();
    dialog.remove();
    image.focus({ preventScroll: true });
    say(image, 'closed');
  });
}

const say = (image: Element, event: string) => image.dispatchEvent(new CustomEvent(event));
