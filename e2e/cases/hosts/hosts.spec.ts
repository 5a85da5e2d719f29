import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia } from '../../harness/folia';
import { cloudfront, hostModels } from '../../harness/hosts/models';
import { hasProgram, hostPrograms, startProgram } from '../../harness/hosts/programs';
import { type RunningHost, serveHost } from '../../harness/hosts/serve';
import type { FixtureDir } from '../../harness/site-folder';
import { addresses, type Expected, type Host, moved, site } from './addresses';

const guide = readFileSync(new URL('../../../docs/docs/en/guide/deploy.md', import.meta.url), 'utf8');
/** A block of code of the guide. */
const blockOf = (title: string) => new RegExp(`title="${title}"\\n([\\s\\S]*?)\\n\`\`\``).exec(guide)?.[1] ?? '';

const bases = ['/', '/docs/'];

/** Builds the site and puts it where the host looks for it. */
async function deploy(dir: FixtureDir, { base, hosts }: { base: string; hosts: string[] }): Promise<string> {
  const name = `${hosts.at(-1)}${bases.indexOf(base)}`;
  const config = site['folia.config.ts'].replace('HOSTS', JSON.stringify(hosts));
  const folder = dir.write(name, { ...site, 'folia.config.ts': config });
  const { code, output } = await runFolia(folder, ['build', '--base', encodeURI(base)]);
  expect(code, output).toBe(0);
  const root = join(folder, 'root');
  cpSync(join(folder, 'dist'), join(root, base), { recursive: true });
  // what hosts look for in the root of what is published
  for (const file of ['_headers', '_redirects', 'vercel.json'])
    if (existsSync(join(root, base, file))) renameSync(join(root, base, file), join(root, file));
  if (base !== '/') cpSync(join(root, base, '404.html'), join(root, '404.html'));
  return root;
}

interface Reached {
  status: number;
  headers: Headers;
  /** A heading, '404' or `→` and an address without base. */
  found: string;
}

async function ask({ origin }: RunningHost, path: string, base: string): Promise<Reached> {
  const response = await fetch(origin + encodeURI(base.slice(0, -1)) + path, { redirect: 'manual' });
  const { status, headers } = response;
  const text = await response.text();
  const location = headers.get('location');
  if (location !== null) return { status, headers, found: `→${pathOf(location, origin, base)}` };
  const [, heading = ''] = /<h1[^>]*>([^<]*)/.exec(text) ?? [];
  const [, meta] = /<meta http-equiv="refresh" content="0; url=([^"]*)"/.exec(text) ?? [];
  const led =
    meta === undefined
      ? undefined
      : `→${pathOf(meta.replaceAll('&quot;', '"').replaceAll('&amp;', '&'), origin, base)}`;
  return { status, headers, found: led ?? (status === 404 && text.includes('folia') ? '404' : heading) };
}

/** Without origin and base. */
function pathOf(location: string, origin: string, base: string): string {
  const url = new URL(location, origin);
  if (url.origin !== origin) return url.href.replaceAll('$', '%24');
  const path = url.pathname + url.search + url.hash;
  const encoded = encodeURI(base);
  return `${path}/` === encoded ? '/' : path.replace(encoded, '/');
}

const expectedOf = (host: Host, path: string): Expected => {
  const expected = addresses[path] ?? '404';
  return typeof expected === 'string' ? expected : (expected[host] ?? expected.others);
};

/** Hosts that are told which headers to send. */
const told: readonly Host[] = ['netlify', 'cloudflare', 'vercel', 'nginx', 'apache'];

async function check(host: Host, running: RunningHost, { root, base }: { root: string; base: string }): Promise<void> {
  for (const path of Object.keys(addresses)) {
    const { status, found } = await ask(running, encodeURI(path), base);
    const expected = expectedOf(host, path);
    expect.soft(found, `${host}: ${path}`).toBe(expected);
    if (expected === '404') expect.soft(status, `${host}: ${path}`).toBe(404);
  }
  for (const [from, to] of moved) {
    const { status, found } = await ask(running, encodeURI(from), base);
    const isLost = host === 's3' && /^[^.]*[^/]$/.test(from);
    expect.soft(found, `${host}: ${from}`).toBe(isLost ? '404' : `→${to}`);
    if (told.includes(host)) expect.soft(status, `${host}: ${from}`).toBe(host === 'vercel' ? 308 : 301);
  }
  const home = await ask(running, '/', base);
  const [, script = ''] =
    /src="([^"]*\/static\/[^"]*\.js)"/.exec(readFileSync(join(root, base, 'index.html'), 'utf8')) ?? [];
  const { headers } = await fetch(running.origin + script);
  const missing = await ask(running, '/nowhere', base);
  const cache = home.headers.get('cache-control') ?? '';
  expect.soft(cache, host).not.toContain('immutable');
  if (!told.includes(host)) return;
  expect.soft(cache, host).toMatch(/^(no-cache|public, max-age=0, must-revalidate)$/);
  expect.soft(headers.get('cache-control'), host).toBe('public, max-age=31536000, immutable');
  for (const answer of [home, missing]) {
    expect.soft(answer.headers.get('content-security-policy'), host).toContain("; frame-ancestors 'self'");
    expect.soft(answer.headers.get('x-content-type-options'), host).toBe('nosniff');
  }
}

test.describe('every address is answered as it should be, redirects lead on, headers are sent', {
  tag: '@build-only',
}, () => {
  for (const base of bases) {
    test(`hosts after their documented rules, at ${base}`, { tag: base === '/' ? '@all' : [] }, async ({
      fixtureDir,
    }) => {
      test.setTimeout(120_000);
      const shared = await deploy(fixtureDir, { base, hosts: ['netlify', 'vercel'] });
      const own = await deploy(fixtureDir, { base, hosts: ['cloudflare'] });
      const models = { ...hostModels, cloudfront: cloudfront(blockOf('CloudFront function')) };
      for (const [name, model] of Object.entries(models)) {
        const host = name as keyof typeof models; // its keys
        const root = host === 'cloudflare' ? own : shared;
        const running = await serveHost(model, root, base);
        await check(host, running, { root, base }).finally(running.stop);
      }
    });

    for (const [name, program] of Object.entries(hostPrograms(blockOf('nginx.conf'))))
      test(`${name} itself, at ${base}`, { tag: '@all' }, async ({ fixtureDir }) => {
        test.setTimeout(240_000);
        const host = name as 'nginx' | 'apache'; // the keys of the programs
        test.skip(
          !hasProgram(program, host === 'nginx' ? 'nginx-light' : 'apache2'),
          `${name} cannot be installed here`,
        );
        const folder = await deploy(fixtureDir, { base, hosts: [host] });
        const running = await startProgram(program, { folder, base, scratch: `${folder}-${host}` });
        await check(host, running, { root: folder, base }).finally(running.stop);
      });
  }
});

test('two hosts that read the same files are an error', { tag: ['@build-only', '@all'] }, async ({ fixtureDir }) => {
  const folder = fixtureDir.write('two', site);
  const config = site['folia.config.ts'].replace('HOSTS', "['cloudflare', 'netlify']");
  writeFileSync(join(folder, 'folia.config.ts'), config);
  const { code, output } = await runFolia(folder, ['build']);
  expect(code).toBe(1);
  expect(output).toContain('hosts: "cloudflare" and "netlify" write the same files.');
});
