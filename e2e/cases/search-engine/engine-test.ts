import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisMachine } from '../../../scripts/find-chromium.mjs';
import { groongaAtHand } from '../../../scripts/find-groonga.mjs';
import { freePort, runFolia, startFolia } from '../../harness/folia';
import { expect, test as siteTest } from '../../harness/test';

export const groonga = groongaAtHand(thisMachine());

/** A search engine with the records of the site, and the gateway in front of it. */
export interface RunningEngine {
  /** Address of the gateway. */
  gateway: string;
  /** Ends the engine; the gateway goes on. */
  kill(): Promise<void>;
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('close', () => resolve()));

/** Loads an export into a new database. */
function load(database: string, folder: string): void {
  for (const [file, ...args] of [['schema.grn', '-n'], ['records.grn']]) {
    const input = readFileSync(join(folder, file ?? ''));
    const { status, stdout } = spawnSync(groonga ?? '', [...args, database], { input, encoding: 'utf8' });
    // each command answers `[[0,…],…]` when it has gone well
    const wrong = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('[[0,'));
    if (status !== 0 || wrong.length > 0) throw new Error(`Groonga does not take ${file}:\n${wrong.join('\n')}`);
  }
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`Groonga has ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** `test` for the site of this feature with a real engine behind it. One for each test: it may be killed. */
export const test = siteTest.extend<{ engine: RunningEngine }, { gatewayPort: number }>({
  gatewayPort: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const port = await freePort();
      process.env.FOLIA_E2E_GATEWAY = `http://localhost:${port}/search`;
      await use(port);
    },
    { scope: 'worker', auto: true },
  ],
  // The address of the gateway is part of the configuration.
  site: [
    async ({ sites }, use) => use(await sites.own(join(import.meta.dirname, 'own-site'))),
    { scope: 'test', timeout: 120_000 },
  ],
  engine: [
    async ({ site, gatewayPort }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'folia-engine-'));
      const out = join(folder, 'export');
      const { code, output } = await runFolia(site.folder, ['export', '--engine', 'groonga', '--out', out], {
        command: 'folia-search',
      });
      expect(code, output).toBe(0);
      load(join(folder, 'db'), join(out, 'groonga'));
      const port = await freePort();
      const args = ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(port), join(folder, 'db')];
      const child = spawn(groonga ?? '', [...args], { stdio: 'ignore' });
      const kill = async () => {
        if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await ended(child);
      };
      await answers(`http://127.0.0.1:${port}/d/status`, child);
      const { origin } = new URL(site.url);
      const engine = ['--engine', 'groonga', '--url', `http://127.0.0.1:${port}`, '--origin', origin];
      const gateway = await startFolia(site.folder, ['serve', ...engine, '--port', String(gatewayPort)], {
        command: 'folia-search',
      });
      await use({ gateway: `http://localhost:${gatewayPort}/search`, kill });
      await gateway.stop();
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'test', timeout: 120_000 },
  ],
});

export { expect };
