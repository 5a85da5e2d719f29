import { bestCandidate, isVector } from './best-source';
import type { Size } from './fit';

/** Own size in CSS pixels of an image that is there; null when nothing limits it (SVG). */
export function naturalSize(image: HTMLImageElement, density = 1): Size | null {
  const { naturalWidth, naturalHeight } = image;
  if (isVector(image.currentSrc || image.src) || naturalWidth === 0) return null;
  return { width: naturalWidth / density, height: naturalHeight / density };
}

/**
 * The better file of an image, if it names one: `data-zoom-src`, else the best of its `srcset` for `width` CSS
 * pixels. A failure is logged with the address, and the image stays as it is.
 */
export async function loadBetter(image: HTMLImageElement, width: number) {
  const { zoomSrc } = image.dataset;
  const best = zoomSrc ? { address: zoomSrc, density: 1 } : bestCandidate(image.srcset, width * devicePixelRatio);
  if (!best) return null;
  const file = new Image();
  const loaded = new Promise((resolve) => {
    file.onload = () => resolve(true);
    file.onerror = () => resolve(false);
  });
  file.src = best.address;
  if (await loaded) return { address: file.src, natural: naturalSize(file, best.density) };
  console.warn(`The high-resolution image ${file.src} could not be loaded.`);
  return null;
}
