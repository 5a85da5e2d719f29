import { expect, test } from '@rstest/core';
import { type HostInput, hostFiles } from './host-files';

const redirects: HostInput['redirects'] = [
  { from: '/docs/a', to: '/docs/b' },
  { from: '/docs/c', to: '/docs/d', status: 302 },
  { from: '/docs/e', to: '/docs/f', status: 308 },
];

const textOf = (host: keyof typeof hostFiles, path: string): string =>
  hostFiles[host].find((file) => file.path === path)?.write({ headers: [], redirects, base: '/docs/' }) ?? '';

test.each<[keyof typeof hostFiles, path: string, statuses: string[]]>([
  ['cloudflare', '_redirects', ['/docs/a /docs/b 301', '/docs/c /docs/d 302', '/docs/e /docs/f 308']],
  ['netlify', '_redirects', ['/docs/a /docs/b 301!', '/docs/c /docs/d 302!', '/docs/e /docs/f 301!']],
  ['nginx', 'nginx.conf', ['{ return 301 "/docs/b"; }', '{ return 302 "/docs/d"; }', '{ return 308 "/docs/f"; }']],
  ['apache', '.htaccess', ['"/docs/b" [R=301,NE,L]', '"/docs/d" [R=302,NE,L]', '"/docs/f" [R=308,NE,L]']],
])('%s is told the status of each redirect', (host, path, statuses) => {
  const lines = textOf(host, path).split('\n');
  for (const status of statuses) expect(lines.some((line) => line.endsWith(status))).toBe(true);
});

test('vercel has a name for what is permanent', () => {
  expect(JSON.parse(textOf('vercel', 'vercel.json')).redirects).toEqual([
    { source: '/docs/a', destination: '/docs/b', permanent: true },
    { source: '/docs/c', destination: '/docs/d', statusCode: 302 },
    { source: '/docs/e', destination: '/docs/f', statusCode: 308 },
  ]);
});
