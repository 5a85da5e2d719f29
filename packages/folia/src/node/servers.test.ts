import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { requestCases, type ServerCase } from 'scripts/request-cases';
import { dev } from './dev';
import type { RunningServer } from './options';
import { preview } from './preview';
import { createGuardedSite, secret } from './server/fixtures/guarded-site';
import { sendRaw, writeRequest } from './server/fixtures/raw-request';

const site = createGuardedSite();
const running = new Map<string, RunningServer>();
beforeAll(async () => {
  running.set('preview', await preview({ cwd: site.cwd, port: 0 }));
  running.set('dev', await dev({ cwd: site.cwd, port: 0 }));
  // the first page is made once, not while a case waits for it
  await fetch(getUrl('dev'));
}, 60_000);
afterAll(async () => {
  for (const server of running.values()) await server.close();
  site.remove();
});

function getUrl(kind: string): string {
  const server = running.get(kind);
  if (!server) throw new Error(`No ${kind} server.`);
  return server.url;
}

const atThisSite = ({ target = '/', ...request }: ServerCase['request']) => ({
  ...request,
  target: target.replaceAll('{outside}', site.outside),
});

const ask = (kind: string, request: ServerCase['request']) =>
  sendRaw(getUrl(kind), writeRequest(atThisSite(request), new URL(getUrl(kind)).host));

const families = [...new Set(requestCases.map(({ family }) => family))];
for (const kind of ['dev', 'preview'])
  describe(`the ${kind} server`, () => {
    test.each(families)(
      '%s',
      async (family) => {
        const cases = requestCases.filter((each) => each.family === family);
        const found: [name: string, status: number][] = [];
        for (const { name, request } of cases) {
          const reply = await ask(kind, request);
          expect(reply.text.includes(secret), `${name} answers with a secret`).toBe(false);
          found.push([name, reply.status]);
        }
        expect(found).toEqual(cases.map(({ name, status }) => [name, status]));
      },
      60_000,
    );
  });
