import { describe, expect, test } from '@rstest/core';
import { type HostFile, type HostInput, hostFiles, writeHostFile } from './host-files';

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

test('vercel marks permanent redirects', () => {
  expect(JSON.parse(textOf('vercel', 'vercel.json')).redirects).toEqual([
    { source: '/docs/a', destination: '/docs/b', permanent: true },
    { source: '/docs/c', destination: '/docs/d', statusCode: 302 },
    { source: '/docs/e', destination: '/docs/f', statusCode: 308 },
  ]);
});

describe('the part of a line that Cloudflare Pages reads', () => {
  const [headersFile, redirectsFile] = hostFiles.cloudflare as [HostFile, HostFile]; // both are in the table
  const policy = (origins: number, ancestors = 1) => {
    const sources = Array.from({ length: origins }, (_, at) => `https://origin-${at}.example.org`);
    const framedBy = Array.from({ length: ancestors }, (_, at) => `https://frame-${at}.example.org`);
    return `default-src 'self'; img-src ${sources.join(' ')}; frame-ancestors 'self' ${framedBy.join(' ')}`;
  };
  const write = (file: HostFile, value: string, to = '/b') =>
    writeHostFile(file, { headers: [['Content-Security-Policy', value]], redirects: [{ from: '/a', to }], base: '/' });

  test('a policy within the limit is written whole', () => {
    const { text, ignored } = write(headersFile, policy(10));
    expect(text).toContain(policy(10));
    expect(ignored).toEqual([]);
  });

  test('a policy beyond the limit is reduced to the part that pages cannot carry', () => {
    const { text, ignored } = write(headersFile, policy(100));
    expect(text).toContain("  Content-Security-Policy: frame-ancestors 'self' https://frame-0.example.org\n");
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2_000);
    expect(ignored).toEqual([]);
    // no limit
    const [netlify] = hostFiles.netlify as [HostFile]; // it is in the table
    expect(write(netlify, policy(100)).text).toContain(policy(100));
  });

  test('a line that is still too long is reported', () => {
    expect(write(headersFile, policy(1, 100)).ignored).toEqual([expect.stringContaining("frame-ancestors 'self'")]);
    expect(write(redirectsFile, '', `/${'b'.repeat(1_000)}`).ignored).toHaveLength(1);
  });
});
