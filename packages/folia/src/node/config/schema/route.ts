import { z } from 'zod';
import { filled } from './parts';

/** In order of precedence: of two files for one route the earlier extension wins. */
const pageExtensions = ['js', 'jsx', 'ts', 'tsx', 'md', 'mdx'] as const;

/** With or without the dot. */
const extension = z.string().regex(/^\.?(?:js|jsx|ts|tsx|md|mdx)$/);

export const routeSchema = z.strictObject({
  include: z.array(filled()).default([]).describe('Globs, relative to the docs folder: these files are pages too.'),
  exclude: z.array(filled()).default([]).describe('Globs, relative to the docs folder: these files are not pages.'),
  extensions: z
    .array(extension)
    .min(1)
    .transform((written) => [...new Set(written.map((extension) => extension.replace(/^\./, '')))])
    .default([...pageExtensions])
    .describe('Extensions of pages, in order of precedence.'),
});
