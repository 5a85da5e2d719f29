import { zoomMargin, zoomScrollOffset } from '../../shared/constants';
import type { ZoomOptions } from '../../shared/site';
import { type Box, fit, type Size } from './fit';
import { loadBetter, naturalSize } from './high-resolution';
import { watchLeaving } from './leaving';
import { closeFromInside, fly, grow, place, renderDialog, type ZoomDialog, type ZoomStrings } from './zoom-dialog';

export interface ShowInput {
  options: Omit<ZoomOptions, 'selector'>;
  strings: ZoomStrings;
  /** Something asks to close the image. */
  close(): void;
  /** The dialog is gone already. */
  leave(): void;
}

/** An image in its dialog. */
export interface ShownImage {
  image: HTMLImageElement;
  /** From the text to the window. */
  appear(): Promise<void>;
  /** It has arrived. */
  arrived(): void;
  /** From the window back to the text. */
  disappear(): Promise<void>;
  /** Leaves nothing behind; the focus goes back to the image. */
  remove(): void;
}

export function showImage(image: HTMLImageElement, input: ShowInput): ShownImage {
  const { margin = zoomMargin, scrollOffset = zoomScrollOffset, background } = input.options;
  const { close, leave } = input;
  const stop = new AbortController();
  const { signal } = stop;
  const rendered = renderDialog(image, input.strings);
  const { dialog, picture } = rendered;
  if (background) dialog.style.setProperty('--folia-zoom-background', background);
  closeFromInside(dialog, { close, leave, signal });
  dialog.showModal();
  image.toggleAttribute('data-zoomed', true);
  const boxFor = (natural: Size | null): Box => {
    const window = { width: dialog.clientWidth, height: dialog.clientHeight };
    return fit({ displayed: getBox(image), natural, window, margin });
  };
  const view: View = { ...rendered, image, boxFor, placed: boxFor(naturalSize(image)), leaving: false, signal };
  place(picture, view.placed);
  const leaving = watchLeaving({ scrollOffset, close, signal });
  const arrival = new EventTarget();
  void sharpen(view, new Promise((resolve) => arrival.addEventListener('arrived', resolve)));
  const flight = (direction: 'normal' | 'reverse') => fly({ ...view, home: getBox(image), direction });
  return {
    image,
    appear: () => flight('normal'),
    arrived() {
      arrival.dispatchEvent(new Event('arrived'));
      leaving.check();
    },
    disappear() {
      view.leaving = true;
      return flight('reverse');
    },
    remove() {
      stop.abort();
      image.removeAttribute('data-zoomed');
      dialog.close();
      dialog.remove();
      image.focus({ preventScroll: true });
    },
  };
}

interface View extends ZoomDialog {
  image: HTMLImageElement;
  /** Position of an image with this natural size. */
  boxFor(natural: Size | null): Box;
  /** Its position now. */
  placed: Box;
  leaving: boolean;
  signal: AbortSignal;
}

/** The better file takes the place of the normal one as soon as it is there, and its own size once nothing moves. */
async function sharpen(view: View, arrival: Promise<unknown>): Promise<void> {
  const { image, picture, boxFor, signal } = view;
  const better = await loadBetter(image, boxFor(null).width);
  if (!better || signal.aborted) return;
  picture.src = better.address;
  await arrival;
  if (signal.aborted || view.leaving) return;
  const before = view.placed;
  view.placed = boxFor(better.natural);
  await grow(picture, before, view.placed);
}

const getBox = (element: Element): Box => element.getBoundingClientRect();
