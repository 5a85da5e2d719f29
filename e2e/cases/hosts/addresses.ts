/** A site that is served by many hosts. */
export const site = {
  'folia.config.ts': `export default {
  lang: 'en',
  title: 'Hosts',
  outDir: 'dist',
  siteOrigin: 'https://docs.example',
  hosts: HOSTS,
  redirects: [
    { from: '/old', to: '/guide/start#install' },
    { from: '/alt/', to: '/guide/' },
    { from: '/once.html', to: '/guide/start' },
    { from: '/旧', to: '/guide/旧' },
    { from: '/a%20b', to: '/guide/start?a=%20b' },
    { from: '/c++(x)"[y]$1', to: '/guide/v1.0' },
    { from: '/away', to: 'https://example.org/a?b=$1&c="d"%20' },
  ],
};
`,
  'docs/index.md': '# Home\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/start.md': '# Start\n\n## Install\n',
  'docs/guide/v1.0.md': '# Version\n',
  'docs/guide/旧.md': '# Chinese\n',
};

/** Where the redirects lead, without base. */
export const moved: readonly [from: string, to: string][] = [
  ['/old', '/guide/start#install'],
  ['/alt/', '/guide/'],
  ['/once.html', '/guide/start'],
  ['/旧', '/guide/%E6%97%A7'],
  ['/a b', '/guide/start?a=%20b'],
  ['/c++(x)"[y]$1', '/guide/v1.0'],
  ['/away', 'https://example.org/a?b=%241&c=%22d%22%20'],
];

export const hosts = ['github', 'netlify', 'cloudflare', 'vercel', 'nginx', 'apache', 'cloudfront', 's3'] as const;
export type Host = (typeof hosts)[number];

const titles = { home: 'Home', guide: 'Guide', start: 'Start', version: 'Version', chinese: 'Chinese' } as const;

/** The heading of the page that is sent, '404', or `→` and the address of a redirect, without base. */
export type Expected = (typeof titles)[keyof typeof titles] | '404' | `→${string}`;

/** What each host answers to each address. Those that pages link to come first: they are the same everywhere but on a bare bucket. */
export const addresses: Record<string, Expected | (Partial<Record<Host, Expected>> & { others: Expected })> = {
  '/': 'Home',
  '/guide/': 'Guide',
  '/guide/start': { s3: '404', others: 'Start' },
  '/guide/v1.0': { s3: '404', others: 'Version' },
  '/guide/旧': { s3: '404', others: 'Chinese' },
  '/nowhere': '404',
  '/guide/nowhere/': '404',
  '/static/nowhere.js': '404',
  '/index.html': { cloudflare: '→/', vercel: '→/', others: 'Home' },
  '/guide': {
    github: '→/guide/',
    netlify: '→/guide/',
    cloudflare: '→/guide/',
    apache: '→/guide/',
    s3: '→/guide/',
    cloudfront: '404',
    others: 'Guide',
  },
  '/guide/index.html': { cloudflare: '→/guide/', vercel: '→/guide', others: 'Guide' },
  '/guide/start.html': { cloudflare: '→/guide/start', vercel: '→/guide/start', others: 'Start' },
  '/guide/start/': { netlify: '→/guide/start', cloudflare: '→/guide/start', vercel: 'Start', others: '404' },
};
