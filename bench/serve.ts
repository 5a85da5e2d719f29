import { createServer } from 'node:net';
import { endTree } from '../scripts/process-tree';
import { type Command, folia, start } from './command';

export interface Served {
  /** With a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

interface ServedByProcess extends Served {
  /** 0 when it could not be started. */
  pid: number;
}

/** Starts a server; ready after a complete response for `path`. */
export async function serve(commandOf: (port: number) => Command, path: string): Promise<ServedByProcess> {
  const port = await freePort();
  const command = commandOf(port);
  const child = start(command, 'ignore');
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const url = `http://localhost:${port}/`;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`"${command.args.join(' ')}" ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const stop = async () => {
    if (child.pid) endTree(child.pid);
    await closed;
  };
  return { url, stop, pid: child.pid ?? 0 };
}

/** The site a folder holds, as it was built. */
export const preview = (folder: string, path: string): Promise<Served> =>
  serve((port) => folia(folder, 'preview', '--port', String(port)), path);

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    async (response) => response.ok && (await response.text()).length > 0,
    () => false,
  );

export function freePort(): Promise<number> {
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
