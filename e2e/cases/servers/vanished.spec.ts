import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { runFolia, type Server, startFolia } from '../../harness/folia';

const site = {
  'folia.config.ts': "export default { outDir: 'dist', title: 'Vanishing' };",
  'docs/index.md': '# Home\n\n![A square](./square.svg)\n',
  'docs/other.md': '# Other\n\nText.\n',
  'docs/square.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>',
  'public/notes.txt': 'Notes.\n',
  'public/deep/notes.txt': 'Notes.\n',
};

/** The status of an answer that was read to its end; 'closed' without one. */
const ask = (server: Server, path: string): Promise<number | 'closed'> =>
  fetch(new URL(path, server.url), { signal: AbortSignal.timeout(8_000) }).then(
    (response) =>
      response.arrayBuffer().then(
        () => response.status,
        () => 'closed' as const,
      ),
    (error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      return 'closed' as const;
    },
  );

/** Sends a request and cuts the connection at once. */
const hangUp = (server: Server, lines: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(server.url);
    const socket = connect(Number(port), hostname, () => {
      socket.write([...lines, `Host: ${host}`, `Origin: http://${host}`, '', ''].join('\r\n'));
      setTimeout(() => socket.resetAndDestroy(), 20);
    });
    socket.on('error', () => {}).on('close', () => resolve());
  });

const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: YQ=='];

test('preview goes on when files vanish between being found and being read', { tag: '@build-only' }, async ({
  fixtureDir,
}) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('preview', site);
  const dist = join(folder, 'dist');
  expect((await runFolia(folder, ['build'])).code).toBe(0);
  cpSync(dist, join(folder, 'whole'), { recursive: true });
  const server = await startFolia(folder, ['preview']);
  try {
    rmSync(join(dist, 'notes.txt'));
    expect(await ask(server, 'notes.txt')).toBe(404);
    rmSync(join(dist, '404.html'));
    expect(await ask(server, 'nowhere')).toBe('closed');
    // a page in the place of a folder
    rmSync(join(dist, 'other.html'));
    mkdirSync(join(dist, 'other.html'));
    expect(await ask(server, 'other')).toBe('closed');
    await hangUp(server, ['GET / HTTP/1.1', ...upgrade]);
    // the moment between the two renames of a build, and an output that another build has put there
    renameSync(dist, join(folder, 'away'));
    expect(await ask(server, 'Other/')).not.toBe(200);
    expect(await ask(server, 'nowhere')).not.toBe(200);
    renameSync(join(folder, 'whole'), dist);
    for (const path of ['', 'Other/', 'notes.txt']) expect(await ask(server, path), path).toBe(200);
  } finally {
    await server.stop();
  }
});

test('the dev server goes on when files vanish between being found and being read', {
  tag: ['@dev-only', '@all'],
}, async ({ fixtureDir }) => {
  test.setTimeout(120_000);
  const folder = fixtureDir.write('dev', site);
  const server = await startFolia(folder, ['dev']);
  try {
    const html = await (await fetch(server.url)).text();
    const [, image = ''] = /src="(\/static\/image\/[^"]+)"/.exec(html) ?? [];
    expect(await ask(server, image)).toBe(200);
    rmSync(join(folder, 'docs/square.svg'));
    expect(await ask(server, image)).not.toBe(200);
    symlinkSync('nowhere', join(folder, 'public/dangling.txt'));
    expect(await ask(server, 'dangling.txt')).toBe(404);
    for (let turn = 0; turn < 5; turn++) await hangUp(server, [`GET /__folia/hmr/${turn} HTTP/1.1`, ...upgrade]);
    await hangUp(server, ['GET /__folia/events HTTP/1.1']);
    // a folder that vanishes while it is read again
    for (let turn = 0; turn < 10; turn++) {
      writeFileSync(join(folder, 'docs/_meta.json'), '["other"]');
      writeFileSync(join(folder, `docs/new-${turn}.md`), '# New\n');
      await new Promise((resolve) => setTimeout(resolve, 9 + turn));
      rmSync(join(folder, 'docs/_meta.json'));
    }
    expect(await ask(server, 'other')).toBe(200);
    expect(await ask(server, 'notes.txt')).toBe(200);
  } finally {
    await server.stop();
  }
});
