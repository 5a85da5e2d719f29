import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

export interface Served {
  url: string;
  stop(): Promise<void>;
}

/** Starts `folia dev` or `folia preview`; ready when `path` is answered whole. */
export async function serve(
  command: string,
  folder: string,
  what: { name: 'dev' | 'preview'; path: string },
): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, [command, what.name, '--port', String(port)], { cwd: folder, stdio: 'ignore' });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://localhost:${port}/`;
  while (!(await answers(url + what.path))) {
    if (child.exitCode !== null) throw new Error(`"folia ${what.name}" ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const stop = async () => {
    child.kill();
    await closed;
  };
  return { url, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  );

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject).listen(0, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
