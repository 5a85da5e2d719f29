import { afterEach, describe, expect, test } from '@rstest/core';
import type { RunningServer } from './options';
import { type SearchServeOptions, searchServe } from './search-serve';
import { quietLog } from './support/log';

const running: RunningServer[] = [];
afterEach(async () => void (await Promise.all(running.splice(0).map((server) => server.close()))));

const wrong: [what: string, options: SearchServeOptions, message: string][] = [
  ['no engine', { url: 'http://x' }, '--engine is required.'],
  ['an unknown engine', { engine: 'solr', url: 'http://x' }, 'There is no search engine "solr".'],
  ['no address', { engine: 'groonga' }, '--url is required.'],
  ['no address of a server', { engine: 'groonga', url: 'file:///etc/passwd' }, '--url is no address of a server'],
  ['a password', { engine: 'groonga', url: 'http://me:secret@x' }, '--url must not contain a password'],
  ['no index', { engine: 'groonga', url: 'http://x', index: 'a,b c' }, '--index names no index: "b c".'],
  ['every origin', { engine: 'groonga', url: 'http://x', origin: '*' }, '--origin is no origin: "*".'],
  [
    'an address as origin',
    { engine: 'groonga', url: 'http://x', origin: 'https://a.example/b' },
    '--origin is no origin',
  ],
];
describe('folia search serve', () => {
  for (const [what, options, message] of wrong)
    test(`${what} is refused`, () => expect(searchServe(options, quietLog())).rejects.toThrow(message));

  test('says where it listens and what for', async () => {
    const log = quietLog();
    const options = { engine: 'groonga', url: 'http://127.0.0.1:1', index: 'docs,blog', port: 0, key: 'secret' };
    const server = await searchServe(options, log);
    running.push(server);
    expect(log.lines).toEqual([`Answering at ${server.url} for docs, blog in groonga`]);
    expect((await fetch(`${server.url}?keyword=`)).status).toBe(200);
    expect((await fetch(server.url, { headers: { Origin: 'http://localhost:3000' } })).status).toBe(403);
  });
});
