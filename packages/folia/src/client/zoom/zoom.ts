import { type ShowInput, type ShownImage, showImage } from './shown-image';
import { createZoomMachine, zoomEvents } from './zoom-state';

/** Enlarges one image at a time. */
export interface Zoom {
  /** Ignored while an image is open or moving. */
  open(image: HTMLImageElement): void;
  /** The page goes: closes at once. */
  leave(): void;
}

export function createZoom(input: Pick<ShowInput, 'options' | 'strings'>): Zoom {
  let shown: ShownImage | null = null;
  const machine = createZoomMachine((state) => {
    const image = shown?.image;
    if (state === 'closed') {
      shown?.remove();
      shown = null;
    }
    image?.dispatchEvent(new CustomEvent(zoomEvents[state]));
  });
  const leave = () => void machine.ask('leave');
  /** What has been moving may be gone when it arrives. */
  const settle = (moved: ShownImage) => moved === shown && machine.ask('settle');
  const close = () => {
    const closing = shown;
    if (closing && machine.ask('close')) void closing.disappear().then(() => settle(closing));
  };
  return {
    open(image) {
      if (machine.get() !== 'closed') return;
      const opening = showImage(image, { ...input, close, leave });
      shown = opening;
      machine.ask('open');
      void opening.appear().then(() => settle(opening) && opening.arrived());
    },
    leave,
  };
}
