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

/** What the configuration, or a JSON file, lists. */
export const redirectsSchema = z.array(redirect);

export type Redirect = z.output<typeof redirect>;

export const redirectFields = {
  redirects: z
    .union([filled(), redirectsSchema])
    .default([])
    .describe(
      "Addresses that have moved: `[{ from: '/guide/old', to: '/guide/start/#install' }]`. Each is a small page that leads on, and is written for the `hosts`, too. Or a file of them, `./redirects.txt`, with lines `/guide/old /guide/start/` as Netlify reads them, or JSON. For a heading with a new id write `## Title {#new #old}`.",
    ),
};
