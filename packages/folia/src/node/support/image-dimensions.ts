import { imageSize } from 'image-size';

/** Width and height in pixels, as a browser shows the image; null when the format does not tell. */
export function imageDimensions(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // photographs taken sideways are turned by the browser
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return across > 0 && down > 0 ? { width: Math.round(across), height: Math.round(down) } : null;
  } catch {
    return null;
  }
}
