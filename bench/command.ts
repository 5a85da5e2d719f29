import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
}

const foliaCommand = fileURLToPath(new URL('../packages/folia/bin/folia.js', import.meta.url));

export const folia = (cwd: string, ...args: string[]): Command => ({
  file: process.execPath,
  args: [foliaCommand, ...args],
  cwd,
});

/** A command that a package brought into `node_modules/.bin`. */
export const packaged = (cwd: string, [name = '', ...args]: readonly string[]): Command => ({
  file: join(cwd, 'node_modules/.bin', name),
  args,
  cwd,
});

/** Without telemetry. */
const silence = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };

export const start = ({ file, args, cwd }: Command, stdio: StdioOptions): ChildProcess =>
  spawn(file, args, { cwd, stdio, env: { ...process.env, ...silence } });
