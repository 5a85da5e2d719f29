import { z } from 'zod';
import type { StandardSchema } from '../../../shared/standard-schema';
import { templates } from '../messages';

const isSchema = (value: unknown): value is StandardSchema =>
  ((typeof value === 'object' && value !== null) || typeof value === 'function') && '~standard' in value;

/** What other packages add. Each plugin is checked by itself before its `config` is called. */
export const pluginFields = {
  plugins: z
    .custom<readonly unknown[]>(Array.isArray, {
      params: { template: templates.types.array, values: { type: 'array' } },
    })
    .meta({ tsType: 'PluginOption[]' })
    .default([])
    .describe(
      'Plugins, in the order in which their hooks are called. Nested lists are flattened; `false`, `null` and `undefined` are left out.',
    ),
  frontmatter: z
    .custom<StandardSchema>(isSchema, {
      params: { template: '{name} must be a schema, such as `z.looseObject({ level: z.enum(["easy", "hard"]) })`' },
    })
    .meta({ tsType: 'StandardSchema' })
    .optional()
    .describe(
      'Schema of the frontmatter of all pages, from Zod or another library with Standard Schema. A field that does not match it fails the build. Defaults and transformed values are what components receive.',
    ),
  pluginTimeout: z
    .int()
    .min(1)
    .default(60_000)
    .describe('How long a hook of a plugin may take, in milliseconds. One that takes longer fails and is named.'),
};
