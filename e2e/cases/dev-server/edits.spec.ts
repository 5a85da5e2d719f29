import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '../../harness/cli-test';
import { type Server, startFolia } from '../../harness/folia';

const configOf = (title: string) => `export default { title: '${title}' };\n`;
const pages = (count: number, text: string) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`docs/many/page-${at}.md`, `# ${text} ${at}\n`]));
const site = {
  'folia.config.ts': configOf('Edited'),
  'docs/index.md': '# Home\n',
  'docs/guide/start.md': '# Start\n',
  ...pages(500, 'First'),
};

const slow = { timeout: 20_000 };
const text = ({ url }: Server, path: string) => fetch(`${url}${path}`).then((response) => response.text());
const shows = (server: Server, path: string, expected: string) =>
  expect.poll(() => text(server, path), slow).toContain(expected);
const answers = (server: Server, path: string, expected: number) =>
  expect.poll(async () => (await fetch(`${server.url}${path}`)).status, slow).toBe(expected);

interface Change {
  what: string;
  run: (folder: string, server: Server) => Promise<void>;
}

const write = (folder: string, files: Record<string, string>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};

/** As editors do it: the new text takes the place of the old file. */
const saveAtomically = (path: string, content: string) => {
  writeFileSync(`${path}.tmp`, content);
  renameSync(`${path}.tmp`, path);
};

const changes: Change[] = [
  {
    what: 'atomic saves',
    async run(folder, server) {
      for (let turn = 0; turn < 20; turn++) {
        saveAtomically(join(folder, 'docs/guide/start.md'), `# Atomic ${turn}\n`);
        await shows(server, 'guide/start', `Atomic ${turn}`);
      }
    },
  },
  {
    what: 'a storm of saves',
    async run(folder, server) {
      for (let turn = 0; turn <= 200; turn++) {
        writeFileSync(join(folder, 'docs/guide/start.md'), `# Storm ${turn}\n`);
        if (turn % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      await shows(server, 'guide/start', 'Storm 200');
    },
  },
  {
    what: '500 files at once, as in `git checkout`',
    async run(folder, server) {
      await shows(server, 'many/page-0', 'First 0');
      write(folder, pages(500, 'Second'));
      for (const at of [0, 250, 499]) await shows(server, `many/page-${at}`, `Second ${at}`);
    },
  },
  {
    what: 'a folder is renamed',
    async run(folder, server) {
      renameSync(join(folder, 'docs/guide'), join(folder, 'docs/manual'));
      await answers(server, 'guide/start', 404);
      await shows(server, 'manual/start', 'Storm 200');
      writeFileSync(join(folder, 'docs/manual/start.md'), '# In the new folder\n');
      await shows(server, 'manual/start', 'In the new folder');
    },
  },
  {
    what: 'a folder is removed and made again',
    async run(folder, server) {
      rmSync(join(folder, 'docs/manual'), { recursive: true });
      await answers(server, 'manual/start', 404);
      write(folder, { 'docs/manual/start.md': '# Made again\n' });
      await shows(server, 'manual/start', 'Made again');
    },
  },
  {
    what: 'the configuration is broken and repaired',
    async run(folder, server) {
      writeFileSync(join(folder, 'folia.config.ts'), 'export default {\n');
      await expect.poll(() => server.output(), slow).toContain('Broken code in folia.config.ts');
      await shows(server, 'manual/start', 'Made again');
      writeFileSync(join(folder, 'folia.config.ts'), configOf('Repaired'));
      await shows(server, 'manual/start', 'Repaired');
      writeFileSync(join(folder, 'docs/manual/start.md'), '# After the repair\n');
      await shows(server, 'manual/start', 'After the repair');
    },
  },
  {
    what: 'sleep and wake-up',
    async run(folder, server) {
      const pid = server.pid ?? 0;
      process.kill(pid, 'SIGSTOP');
      writeFileSync(join(folder, 'docs/manual/start.md'), '# Saved while asleep\n');
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      process.kill(pid, 'SIGCONT');
      await shows(server, 'manual/start', 'Saved while asleep');
      writeFileSync(join(folder, 'docs/manual/start.md'), '# Awake\n');
      await shows(server, 'manual/start', 'Awake');
    },
  },
];

test('the dev server follows whatever happens to the files', { tag: ['@dev-only', '@all'] }, async ({ fixtureDir }) => {
  test.setTimeout(300_000);
  const folder = fixtureDir.write('edited', site);
  const server = await startFolia(folder, ['dev']);
  await shows(server, '', 'Home');
  for (const { what, run } of changes) await test.step(what, () => run(folder, server));
  await server.stop();
});
