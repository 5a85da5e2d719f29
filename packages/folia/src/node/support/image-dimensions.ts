import { imageSize } from 'image-size';

/** Width and height in pixels, as a browser shows the image; null when the format has no size. */
export function imageDimensions(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    // a copy: of a truncated image, the parser would read on in the memory behind it
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(bytes));
    // photographs taken sideways are turned by the browser
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return across > 0 && down > 0 ? { width: Math.round(across), height: Math.round(down) } : null;
  } catch {
    return null;
  }
}
