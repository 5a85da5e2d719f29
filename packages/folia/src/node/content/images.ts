import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { hashOf } from '../support/files';
import { imageDimensions } from '../support/image-dimensions';

export interface ImageFacts {
  /** In pixels; null when the format has no size. */
  size: { width: number; height: number } | null;
  /** `diagram.3f2a9c01bd.svg` */
  hashedName: string;
}

export type ImageStore = ReturnType<typeof createImageStore>;

/** Reads images once per change; null when there is no such file. */
export function createImageStore(): (path: string) => ImageFacts | null {
  const known = new Map<string, { time: number; facts: ImageFacts }>();
  return (path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info?.isFile()) return null;
    const found = known.get(path);
    if (found?.time === info.mtimeMs) return found.facts;
    const facts = readImage(path);
    known.set(path, { time: info.mtimeMs, facts });
    return facts;
  };
}

function readImage(path: string): ImageFacts {
  const bytes = readFileSync(path);
  const extension = extname(path);
  return { size: imageDimensions(bytes), hashedName: `${basename(path, extension)}.${hashOf(bytes)}${extension}` };
}
