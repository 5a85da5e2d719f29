import pc from 'picocolors';
import { DocsError, getProblems, systemProblem } from '../node/support/errors';
import { createLog } from '../node/support/log';
import { getVersion } from '../node/support/packages';
import { parseArguments } from './arguments';
import type { Command } from './commands';
import type { CommandOptions } from './options';

/** Exit codes besides 0 for success. */
const exitCode = { problems: 1, wrongUse: 2 } as const;

/** Signals that end a command, with its exit code: 128 and the number of the signal. */
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

const cwd = process.cwd();
const log = createLog({
  stream: process.stdout,
  tty: process.stdout.isTTY === true,
  ci: Boolean(process.env.CI),
  color: pc.isColorSupported && (process.stdout.isTTY === true || Boolean(process.env.FORCE_COLOR)),
  cwd,
});

// the reader of a pipe may close it: `folia build | head -1`
process.stdout.on('error', () => {});

void main();

async function main(): Promise<void> {
  const request = parseArguments(process.argv.slice(2));
  switch (request.kind) {
    case 'help':
      return request.print();
    case 'version':
      return log.info(getVersion('folia'));
    case 'refused':
      log.problem(new DocsError(request.message, { hint: request.hint }).problem);
      process.exitCode = exitCode.wrongUse;
      return;
    case 'run':
      return run(request.command, request.options);
  }
}

async function run(command: Command, options: CommandOptions): Promise<void> {
  for (const [signal, code] of Object.entries(signals)) process.once(signal, () => interrupt(code));
  try {
    await command.run(options, { cwd, log });
  } catch (error) {
    report(error);
    process.exitCode = exitCode.problems;
    // A failed command may have left workers or watchers behind; no file is half-written, so the process can exit soon.
    setTimeout(() => process.exit(), 1_000).unref();
  }
}

function report(error: unknown): void {
  log.close();
  const isKnown = error instanceof DocsError || (error instanceof Error && systemProblem(error.message) !== null);
  if (isKnown) for (const problem of getProblems(error)) log.problem(problem);
  else log.info(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** Servers end with the process. A build is simply left: its output is swapped in whole, or not at all. */
function interrupt(code: number): void {
  log.close();
  process.exit(code);
}
