import { z } from 'zod';
import { image } from './parts';

/** The image in the header; '' means none. */
export const logoSchema = z
  .union([
    image(),
    z.strictObject({
      light: image().describe('For the light appearance.'),
      dark: image().describe('For the dark appearance.'),
    }),
  ])
  .transform((written) => {
    if (typeof written !== 'string') return written;
    return written === '' ? null : { light: written, dark: written };
  });
