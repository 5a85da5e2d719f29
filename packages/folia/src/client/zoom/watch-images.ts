import type { ZoomOptions } from '../../shared/site';
import { logFailure } from '../app/log-failure';
import type { Strings } from '../theme/strings';
import type { Zoom } from './zoom';

export interface WatchInput {
  zoom: ZoomOptions;
  strings: Pick<Strings, 'zoomImage' | 'zoomedImage' | 'close'>;
  /** Aborted when the page changes. */
  signal: AbortSignal;
}

/** Images in these are not enlarged: pressing them does something else. */
const controls = 'a, button, summary, label, [role=button], [role=tab]';

/**
 * Enlarges the images of the page when they are pressed, by keyboard too. The code for that is loaded when the user reaches one of them. Called by
 * `useZoom`.
 *
 * @example watchImages({ zoom, strings, signal: controller.signal });
 */
export function watchImages({ zoom: { selector, ...options }, strings, signal }: WatchInput): void {
  // The page may have gone while this code was on its way.
  if (signal.aborted) return;
  let zoom: Zoom | undefined;
  const near = async () => {
    const { createZoom } = await import('./zoom');
    zoom ??= createZoom({ options, strings });
    return zoom;
  };
  const open = (image: HTMLImageElement) =>
    near().then((ready) => signal.aborted || ready.open(image), logFailure('The image could not be enlarged.'));
  signal.addEventListener('abort', () => zoom?.leave());
  const mark = () => markImages({ selector, text: strings.zoomImage, signal });
  mark();
  // What a component has rendered anew when it was hydrated.
  document.addEventListener('folia:island-hydrated', mark, { signal });
  // Whether it comes matters when the image is pressed.
  const approach = (event: Event) => getImage(event, selector) && near().catch(() => undefined);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, approach, { signal });
  const press = (event: Event) => {
    const image = getImage(event, selector);
    if (image && (event.type === 'click' || isPress(event))) void open(image);
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, press, { signal });
}

/** Enter or the space bar, which would scroll, pressed anew. */
function isPress(event: Event): boolean {
  // Listened to as `keydown` only.
  const { key, repeat } = event as KeyboardEvent;
  if (key !== 'Enter' && key !== ' ') return false;
  event.preventDefault();
  return !repeat;
}

function getImage({ target }: Event, selector: string): HTMLImageElement | null {
  const isOurs = target instanceof HTMLImageElement && target.matches(selector) && isFree(target);
  return isOurs ? target : null;
}

const isFree = (image: HTMLImageElement) => !image.parentElement?.closest(controls);

/** The image stays where and what it is, so nothing moves; its description says what pressing it does. */
function markImages({ selector, text, signal }: { selector: string; text: string; signal: AbortSignal }): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(selector)) {
    if (!(image instanceof HTMLImageElement) || image.tabIndex === 0 || !isFree(image)) continue;
    const { alt } = image;
    // What is pressed needs a name, also where the picture is only decoration.
    Object.assign(image, { tabIndex: 0, alt: alt || text });
    if (alt) image.setAttribute('aria-description', text);
    signal.addEventListener('abort', () => {
      for (const name of ['tabindex', 'aria-description']) image.removeAttribute(name);
      image.alt = alt;
    });
  }
}
