import { z } from 'zod';
import { address, filled } from './parts';

const redirect = z.strictObject({
  from: filled()
    .regex(/^\/(?![/\\])[^#?\s]*$/)
    .describe('Address that has moved, without base: `/guide/old`, `/zh/guide/old/`.'),
  to: address().describe(
    'Where it leads: an address of the site, without base, or of another site. It may name a heading.',
  ),
});

export const redirectFields = {
  redirects: z
    .array(redirect)
    .default([])
    .describe(
      "Addresses that have moved: `[{ from: '/guide/old', to: '/guide/start/#install' }]`. Each is a small page that leads on, and is written for the `hosts`, too. For a heading with a new id write `## Title {#new #old}`.",
    ),
};
