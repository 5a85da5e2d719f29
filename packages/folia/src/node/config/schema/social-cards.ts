import { z } from 'zod';
import { filled } from './parts';

/** Fonts are named, never found: a build gives the same pictures on every machine. */
export const socialCards = z
  .union([
    z.literal(false),
    z.strictObject({
      fonts: z
        .array(filled())
        .min(1)
        .describe(
          'Style sheets with `@font-face` rules: paths, or files of packages such as `@fontsource-variable/noto-sans-sc/index.css`. Fonts of the machine are not used.',
        ),
    }),
  ])
  .transform((cards) => cards || null);
