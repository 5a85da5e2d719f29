import type { RsbuildConfig } from '@rsbuild/core';
import { z } from 'zod';
import { templates } from '../messages';

const isObject = (value: unknown): value is RsbuildConfig =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Settings of the bundler besides those of the engine. */
export const bundlerFields = {
  rsbuild: z
    .custom<RsbuildConfig>(isObject, { params: { template: templates.types.object, values: { type: 'object' } } })
    .optional()
    .describe(
      'Configuration of Rsbuild for the code of the site, in the browser and while pages are rendered: `plugins`, `source`, `resolve`, `tools` and so on, such as `{ plugins: [pluginSass()] }`. Where both say something, entries, output and target of the engine win. Names in `resolve.alias` also work in imports of pages.',
    ),
};
