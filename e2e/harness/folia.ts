import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const packages = new URL('../../packages/', import.meta.url);
const commands = {
  folia: fileURLToPath(new URL('folia/bin/folia.js', packages)),
  'folia-search': fileURLToPath(new URL('search-gateway/bin/folia-search.js', packages)),
};
type Command = keyof typeof commands;
const slowestStart = 60_000;

/** The result of a command. */
export interface Ended {
  code: number | null;
  /** Standard output and errors, in the order they were written, without colours. */
  output: string;
}

export interface Server {
  /** Address with base: `http://localhost:4801/docs/`. */
  url: string;
  /** Of its process; absent when that is the test's own. */
  pid?: number | undefined;
  /** Its output so far. */
  output(): string;
  stop(): Promise<void>;
}

interface RunOptions {
  /** @default 'folia' */
  command?: Command;
  /** Beside those of the test run. */
  env?: Record<string, string>;
}

/** Runs a command to its end. */
export function runFolia(cwd: string, args: string[], options: RunOptions = {}): Promise<Ended> {
  const child = launch(cwd, args, options);
  const output = listenTo(child);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output: output() })));
}

interface StartOptions extends RunOptions {
  /** Path that responds when the server is ready. @default '/' */
  base?: string;
}

/** Starts a command that serves, on a free port unless one is named; ready when it responds. */
export async function startFolia(cwd: string, args: string[], options: StartOptions = {}): Promise<Server> {
  const { base = '/', command = 'folia' } = options;
  const named = args.indexOf('--port');
  const port = named < 0 ? await freePort() : Number(args[named + 1]);
  const child = launch(cwd, named < 0 ? [...args, '--port', String(port)] : args, options);
  const output = listenTo(child);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 4_000);
    await ended;
    clearTimeout(hard);
  };
  const url = `http://localhost:${port}${base}`;
  const deadline = Date.now() + slowestStart;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`"${command} ${args.join(' ')}" did not answer at ${url}:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  return { url, output, stop, pid: child.pid };
}

function launch(cwd: string, args: string[], { command = 'folia', env: own }: RunOptions): ChildProcess {
  // Plain lines, whatever terminal the tests were started from.
  const env = { ...process.env, NO_COLOR: '1', CI: 'true', FORCE_COLOR: undefined, NODE_ENV: undefined, ...own };
  return spawn(process.execPath, [commands[command], ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function listenTo(child: ChildProcess): () => string {
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.body?.cancel().then(() => true) ?? true,
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
