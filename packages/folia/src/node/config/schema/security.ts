import { z } from 'zod';
import { filled } from './parts';

/** Characters that would end a source or a directive are not allowed in one. */
const source = () => filled().regex(/^[^\s;,]+$/);

const directives = [
  'child-src',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'style-src',
  'style-src-attr',
  'trusted-types',
  'worker-src',
] as const;

const added = z
  .union([z.literal(false), z.array(source())])
  .optional()
  .describe('Sources to add, such as `https://example.org`; `false` leaves the directive out.');

const shape = Object.fromEntries(directives.map((name) => [name, added])) as Record<
  (typeof directives)[number],
  typeof added
>;

const hostNames = ['apache', 'cloudflare', 'netlify', 'nginx', 'vercel'] as const;

export const securityFields = {
  security: z
    .strictObject({
      csp: z
        .union([z.literal(false), z.literal('strict'), z.strictObject(shape)])
        .default('strict')
        .describe('The Content-Security-Policy of all pages: `strict`, with directives added, or none (`false`).'),
    })
    .prefault({})
    .describe(
      "`{ csp }`: the Content-Security-Policy. `'strict'` (the default) allows what the site itself serves and the servers that the configuration names: of `search`, of `theme.feedback`, and of scripts, style sheets and connections in `head`. `{ csp: { 'frame-src': ['https://www.youtube.com'] } }` adds to it, `{ csp: false }` writes no policy. The dev server sends the same.",
    ),
  hosts: z
    .array(z.enum(hostNames))
    .default([])
    .describe(
      'Hosts whose configuration is written to the output, with security headers, cache headers and redirects: `apache` (`.htaccess`, which also finds pages without the extension), `cloudflare` or `netlify` (`_headers` and `_redirects`, at the root of what is published), `nginx` (`nginx.conf`, to be included in a `server` block), `vercel` (`vercel.json`, at the root of what is deployed).',
    ),
};
