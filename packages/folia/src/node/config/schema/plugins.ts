import { z } from 'zod';
import { templates } from '../messages';

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
  pluginTimeout: z
    .int()
    .min(1)
    .default(60_000)
    .describe('How long a hook of a plugin may take, in milliseconds. One that takes longer fails and is named.'),
};
