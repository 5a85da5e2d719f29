import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoHeight } from '../../shared/constants';
import { isFile } from '../support/files';
import { imageDimensions } from '../support/image-dimensions';
import type { Config } from './config';

/** How wide the logo of the header will be, so that nothing moves when it comes; null when it is no file of the site. */
export function measureLogo(logo: Config['logo'], publicDir: string): number | null {
  if (!logo?.light.startsWith('/')) return null;
  const file = join(publicDir, logo.light.split(/[?#]/)[0] ?? '');
  const size = isFile(file) ? imageDimensions(readFileSync(file)) : null;
  return size && Math.round((logoHeight * size.width) / size.height);
}
