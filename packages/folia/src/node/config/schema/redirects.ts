import { z } from 'zod';
import { address, filled } from './parts';

const redirect = z.strictObject({
  from: filled()
    .regex(/^\/(?![/\\])[^#?\s]*(#\S+)?$/)
    .describe(
      'Address that has moved, without base: `/guide/old`, `/zh/guide/old/`. With a heading, `/guide/old#install`, this heading only.',
    ),
  to: address().describe(
    'Where it leads: an address of the site, without base, or of another site. It may name a heading.',
  ),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .optional()
    .describe(
      'What the `hosts` answer: 301 and 308 are for good, 302 and 307 for now. Default: 301. Has no effect for a heading, which no host is told of.',
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
      "Addresses that have moved: `[{ from: '/guide/old', to: '/guide/start/#install' }]`. Each is a small page that leads on, and is written for the `hosts`, too. Or a file of them, `./redirects.txt`, with lines `/guide/old /guide/start/` as Netlify reads them, or JSON. A heading that has moved to another page leads on in the browser: `{ from: '/guide/old#install', to: '/guide/start/#install' }`. For a heading with a new id write `## Title {#new #old}`.",
    ),
};
