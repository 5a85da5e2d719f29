import { withBase } from '../../shared/route';
import type { Config } from '../config/config';
import { type Output, type OutputEntry, textFile } from './output';

type Header = readonly [name: string, value: string];

interface HostInput {
  headers: readonly Header[];
  /** Addresses with base. */
  redirects: readonly { from: string; to: string }[];
  base: string;
}

interface HostFile extends OutputEntry {
  write: (input: HostInput) => string;
}

const lines = (all: string[]): string => all.map((line) => `${line}\n`).join('');

const files: Record<Config['hosts'][number], HostFile[]> = {
  netlify: [
    {
      path: '_headers',
      write: ({ headers, base }) => lines([`${base}*`, ...headers.map(([name, value]) => `  ${name}: ${value}`)]),
    },
    { path: '_redirects', write: ({ redirects }) => lines(redirects.map(({ from, to }) => `${from} ${to} 301`)) },
  ],
  nginx: [
    {
      path: 'nginx.conf',
      write: ({ headers, redirects }) =>
        lines([
          ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`),
          ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
        ]),
    },
  ],
  vercel: [
    {
      path: 'vercel.json',
      write: ({ headers, redirects, base }) => {
        const all = headers.map(([key, value]) => ({ key, value }));
        const moved = redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true }));
        return `${JSON.stringify({ headers: [{ source: `${base}(.*)`, headers: all }], redirects: moved }, null, 2)}\n`;
      },
    },
  ],
};

/** Configuration of hosts: what pages cannot say of themselves, their policy once more, and addresses that have moved. */
export const hosts: Output<HostFile> = {
  *list({ config }) {
    for (const host of config.hosts) yield* files[host];
  },
  async render({ path, write }, context) {
    const { config } = context;
    const { base } = config;
    // one policy for all documents
    const [, policy] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await context.read('404.html')) ?? [];
    const redirects = config.redirects.map(({ from, to }) => ({
      from: encodeURI(withBase(from, base)),
      to: withBase(to, base),
    }));
    const text = write({ headers: createHeaders(config, policy), redirects, base });
    return { files: [textFile(path, text)], problems: [] };
  },
};

function createHeaders({ security: { csp } }: Config, policy: string | undefined): Header[] {
  const framedBy = (csp && csp !== 'strict' && csp['frame-ancestors']) || [];
  const ancestors = `frame-ancestors ${["'self'", ...framedBy].join(' ')}`;
  return [
    ...(csp ? [['Content-Security-Policy', [...(policy ? [policy] : []), ancestors].join('; ')] as const] : []),
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
    ['X-Content-Type-Options', 'nosniff'],
  ];
}
