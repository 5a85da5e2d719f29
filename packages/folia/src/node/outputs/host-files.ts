import type { Config } from '../config/config';

type Header = readonly [name: string, value: string];

/** Input for the configuration of hosts. */
export interface HostInput {
  headers: readonly Header[];
  redirects: readonly HostRedirect[];
  base: string;
}

interface HostRedirect {
  /** Decoded, with base. */
  from: string;
  /** Percent-encoded, dollars too, with base when it is an address of the site. */
  to: string;
  /** Absent: for good. */
  status?: 301 | 302 | 307 | 308;
}

export interface HostFile {
  /** In the output folder. */
  path: string;
  write: (input: HostInput) => string;
  /** Characters of a line that the host reads: a longer one is ignored. */
  longestLine?: number;
}

/** Of files under `static/`, which carry a hash in their name. */
const immutable = 'public, max-age=31536000, immutable';

/** The files of each host. Netlify and Cloudflare Pages read the same two, with different rules. */
export const hostFiles: Record<Config['hosts'][number], HostFile[]> = {
  apache: [{ path: '.htaccess', write: writeApache }],
  // a redirect comes before the page in its place
  cloudflare: [
    { path: '_headers', write: writeHeaders, longestLine: 2_000 },
    { ...redirectsFile((status) => String(status)), longestLine: 1_000 },
  ],
  // a page comes before a redirect, unless it is forced; 307 and 308 are unknown
  netlify: [
    { path: '_headers', write: writeHeaders },
    redirectsFile((status) => (isPermanent(status) ? '301!' : '302!')),
  ],
  nginx: [{ path: 'nginx.conf', write: writeNginx }],
  vercel: [{ path: 'vercel.json', write: writeVercel }],
};

const isPermanent = (status: number): boolean => status === 301 || status === 308;

const lines = (all: string[]): string => all.map((line) => `${line}\n`).join('');

/** Both hosts make browsers revalidate everything else, and would send a second value of the same header besides the first. */
function writeHeaders({ headers, base }: HostInput): string {
  return lines([
    `${base}*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${base}static/*`,
    `  Cache-Control: ${immutable}`,
  ]);
}

/**
 * The text of a file with the lines that the host reads, and the lines that are too long. The policy gives way to a short one:
 * every page carries it itself, except for `frame-ancestors`.
 */
export function writeHostFile({ write, longestLine = Number.POSITIVE_INFINITY }: HostFile, input: HostInput) {
  const isLong = (line: string) => line.length > longestLine;
  const whole = write(input);
  const headers = input.headers.map(([name, value]): Header => [name, withoutPageDirectives(name, value)]);
  const text = whole.split('\n').some(isLong) ? write({ ...input, headers }) : whole;
  return { text, ignored: text.split('\n').filter(isLong) };
}

const withoutPageDirectives = (name: string, value: string): string =>
  name === 'Content-Security-Policy' ? value.slice(value.indexOf('frame-ancestors')) : value;

function redirectsFile(statusText: (status: number) => string): HostFile {
  return {
    path: '_redirects',
    write: ({ redirects }) =>
      lines(
        redirects
          // placeholders, which cannot be escaped: the page in the place of the address remains
          .filter(({ from }) => !/[*:]/.test(from))
          .map(({ from, to, status = 301 }) => `${encodeURI(from)} ${to} ${statusText(status)}`),
      ),
  };
}

function writeVercel({ headers, redirects, base }: HostInput): string {
  const literal = (path: string) => encodeURI(path).replace(/[():*+?{}[\]\\]/g, '\\$&');
  const all = headers.map(([key, value]) => ({ key, value }));
  const settings = {
    cleanUrls: true,
    headers: [
      { source: `${literal(base)}(.*)`, headers: all },
      { source: `${literal(base)}static/(.*)`, headers: [{ key: 'Cache-Control', value: immutable }] },
    ],
    redirects: redirects.map(({ from, to, status }) => ({
      ...{ source: literal(from), destination: to },
      ...(status ? { statusCode: status } : { permanent: true }),
    })),
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function writeNginx({ headers, redirects, base }: HostInput): string {
  // a dollar begins a variable, and nothing escapes it
  const value = (text: string) => quoted(text.replaceAll('$', '%24'));
  return lines([
    ...headers.map(([name, text]) => `add_header ${name} ${value(text)} always;`),
    'set $folia_cache no-cache;',
    `if ($uri ~ ${quoted(`^${literalPattern(base)}static/`)}) { set $folia_cache ${quoted(immutable)}; }`,
    'add_header Cache-Control $folia_cache;',
    // compared with the decoded address
    ...redirects.map(({ from, to, status = 301 }) => `location = ${quoted(from)} { return ${status} ${value(to)}; }`),
  ]);
}

function writeApache({ headers, redirects, base }: HostInput): string {
  // `%` begins a variable in both, `$` a group
  const format = (text: string) => quoted(text.replaceAll('%', '%%'));
  const target = (text: string) => `"${text.replace(/[\\%$]/g, '\\$&')}"`;
  return lines([
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    `ErrorDocument 404 ${base}404.html`,
    ...headers.map(([name, text]) => `Header always set ${name} ${format(text)}`),
    'Header set Cache-Control no-cache',
    `Header set Cache-Control ${quoted(immutable)} "expr=%{REQUEST_URI} =~ m#^${literalPattern(base)}static/#"`,
    'RewriteEngine On',
    ...redirects.map(
      ({ from, to, status = 301 }) =>
        `RewriteRule "^${literalPattern(from.slice(base.length)).replaceAll('"', '\\x22')}$" ${target(to)} [R=${status},NE,L]`,
    ),
    'RewriteCond %{REQUEST_FILENAME}.html -f',
    `RewriteRule "^(.*[^/])$" "${base}$1.html" [L]`,
  ]);
}
