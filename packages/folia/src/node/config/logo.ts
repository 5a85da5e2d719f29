import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { logoHeight } from '../../shared/constants';
import type { Config } from './config';

/** How wide the logo of the header will be, so that nothing moves when it comes; null when it is no file of the site. */
export function measureLogo({ logo, publicDir }: Pick<Config, 'logo' | 'publicDir'>): number | null {
  if (!logo?.light.startsWith('/')) return null;
  try {
    const { width, height } = imageSize(readFileSync(join(publicDir, logo.light.split(/[?#]/)[0] ?? '')));
    return width > 0 && height > 0 ? Math.round((logoHeight * width) / height) : null;
  } catch {
    return null;
  }
}
