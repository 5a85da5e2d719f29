import { zoomTime } from '../../shared/constants';
import { reducedMotion } from '../app/motion';
import type { Strings } from '../theme/strings';
import { type Box, transformTo } from './fit';

/** Texts of the enlarged image, in the language of the page. */
export type ZoomStrings = Pick<Strings, 'zoomedImage' | 'close'>;

/** A dialog over the whole window with a copy of an image. */
export interface ZoomDialog {
  dialog: HTMLDialogElement;
  picture: HTMLImageElement;
}

const cross = '<svg class="folia-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>';

/** In the document, but not open yet. */
export function renderDialog(image: HTMLImageElement, { zoomedImage, close }: ZoomStrings): ZoomDialog {
  const dialog = Object.assign(document.createElement('dialog'), { className: 'folia-zoom', ariaLabel: zoomedImage });
  const picture = Object.assign(document.createElement('img'), {
    className: 'folia-zoom-image',
    src: image.currentSrc || image.src,
    alt: image.alt,
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'folia-zoom-close folia-round-button',
    ariaLabel: close,
    title: close,
    innerHTML: cross,
  });
  dialog.append(picture, button);
  document.body.append(dialog);
  return { dialog, picture };
}

export function place(picture: HTMLElement, { left, top, width, height }: Box): void {
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

export interface FlightInput extends ZoomDialog {
  /** The image in the text. */
  home: Box;
  placed: Box;
  direction: 'normal' | 'reverse';
}

/** From the place in the text to the place in the window, or back; nothing moves for users who do not want it. */
export async function fly({ dialog, picture, home, placed, direction }: FlightInput): Promise<void> {
  if (reducedMotion()) return;
  const timing = { duration: zoomTime, easing: 'cubic-bezier(0.2, 0, 0.2, 1)', direction, fill: 'both' } as const;
  const pseudoElement = '::backdrop';
  await Promise.all([
    played(() => picture.animate([{ transform: transformTo(placed, home) }, { transform: 'none' }], timing)),
    played(() => dialog.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, pseudoElement })),
  ]);
}

/** To a new place, when a larger file has come. */
export async function grow(picture: HTMLElement, from: Box, to: Box): Promise<void> {
  for (const animation of picture.getAnimations()) animation.cancel();
  place(picture, to);
  if (reducedMotion()) return;
  const timing = { duration: zoomTime, easing: 'ease-out' };
  await played(() => picture.animate([{ transform: transformTo(to, from) }, { transform: 'none' }], timing));
}

/** Settles in any case: an animation may be cancelled with its dialog, and Firefox 140 throws for one of `::backdrop`. */
const played = async (animate: () => Animation): Promise<void> => {
  try {
    await animate().finished;
  } catch {
    // What is to be seen is in place without it.
  }
};
