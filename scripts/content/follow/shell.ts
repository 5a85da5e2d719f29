import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

interface Ran {
  code: number;
  /** Its output, without colours. */
  log: string;
  /** Stops a server, which keeps running after it was ready. */
  stop?(): void;
}

/** Timeout of a command, in milliseconds. */
const patience = 180_000;

/** Commands that run until they are stopped, and their output when they are ready. */
const stays = /(--watch|\s-w\b|\bnpm run dev\b|\bmf-dev\b|\brsbuild (dev|preview)\b|\bstorybook dev\b)/;
/** Those of them that a browser needs until the end of the page. */
const serves = /\b(mf-dev|rsbuild (dev|preview))\b/;
const ready = /\bready\b|\bbuilt in\b|\blocal:/i;

/** Runs a command in a shell as a reader would, without a terminal. One that watches is stopped as soon as it is ready, a server with `stop`. */
export function run(command: string, cwd: string, env: { [name: string]: string } = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd,
      shell: true,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NO_COLOR: '1',
        CI: '1',
        npm_config_prefer_offline: 'true',
        npm_config_loglevel: 'error',
        npm_config_audit: 'false',
        npm_config_fund: 'false',
        ...env,
      },
    });
    const state = { log: '', ready: false };
    const stop = () => {
      // the shell and everything it has started
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    };
    const timer = setTimeout(() => {
      state.log += `\nStopped after ${patience / 1000} s.`;
      stop();
    }, patience);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        state.log += text;
        if (state.ready || !stays.test(command) || !ready.test(state.log)) return;
        state.ready = true;
        if (!serves.test(command)) return stop();
        clearTimeout(timer);
        resolve({ code: 0, log: stripVTControlCharacters(state.log), stop });
      });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code: state.ready ? 0 : (code ?? 1), log: stripVTControlCharacters(state.log) });
    });
  });
}
