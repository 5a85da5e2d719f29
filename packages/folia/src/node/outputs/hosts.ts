import { decodeSafely, matchKey, withBase } from '../../shared/route';
import type { Config } from '../config/config';
import { createProblem } from '../support/errors';
import { type HostFile, type HostInput, hostFiles, writeHostFile } from './host-files';
import { type Output, textFile } from './output';

/** Configuration of hosts: headers that pages cannot contain, their policy once more, and addresses that have moved. */
export const hosts: Output<HostFile> = {
  *list({ config }) {
    for (const host of config.hosts) yield* hostFiles[host];
  },
  async render(file, context) {
    const { config } = context;
    const { base } = config;
    // one policy for all documents
    const [, policy] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await context.read('404.html')) ?? [];
    const redirects = config.redirects
      // hosts do not receive the hash: where it matters, the page at the address redirects
      .filter(({ from }) => !config.movedHeadings[matchKey(from)])
      .map(({ from, to, status }) => ({
        from: decodeSafely(withBase(from, base)),
        to: encodeAddress(withBase(to, base)),
        ...(status && { status }),
      }));
    const { text, ignored } = writeHostFile(file, { headers: createHeaders(config, policy), redirects, base });
    return { files: [textFile(file.path, text)], problems: ignored.map((line) => ignoredLine(line, file)) };
  },
};

const ignoredLine = (line: string, { path, longestLine }: HostFile) =>
  createProblem(`The host ignores a line of ${path} with more than ${longestLine} characters: ${line.slice(0, 80)}…`, {
    hint: path === '_headers' ? 'Name fewer origins in `security.csp`.' : 'Shorten the address in `redirects`.',
  });

/** An address as it is in a header: no character outside of ASCII, nothing that ends a line or a string, and no variable of a host. */
function encodeAddress(to: string): string {
  const url = new URL(to, 'http://localhost');
  return (to.startsWith('/') ? url.pathname + url.search + url.hash : url.href).replaceAll('$', '%24');
}

function createHeaders({ security: { csp } }: Config, policy: string | undefined): HostInput['headers'] {
  const framedBy = (csp && csp !== 'strict' && csp['frame-ancestors']) || [];
  const ancestors = `frame-ancestors ${["'self'", ...framedBy].join(' ')}`;
  return [
    ...(csp ? [['Content-Security-Policy', [...(policy ? [policy] : []), ancestors].join('; ')] as const] : []),
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}
