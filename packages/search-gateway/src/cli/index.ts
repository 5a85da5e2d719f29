import { createLog, DocsError } from 'folia/node';
import { exportSite } from '../export';
import { serve } from '../serve';
import { type Command, help, parseArguments } from './arguments';

const exitCode = { failed: 1, invalid: 2 } as const;

const { stdout, env } = process;
const tty = stdout.isTTY === true;
const log = createLog({
  ...{ stream: stdout, tty, ci: Boolean(env.CI), cwd: process.cwd() },
  color: (tty || Boolean(env.FORCE_COLOR)) && !env.NO_COLOR,
});

void main();

async function main(): Promise<void> {
  const command = parseArguments(process.argv.slice(2));
  try {
    await run(command);
  } catch (error) {
    log.close();
    if (error instanceof DocsError) for (const problem of error.problems) log.problem(problem);
    else console.error(error);
    process.exit(exitCode.failed);
  }
}

async function run(command: Command): Promise<unknown> {
  switch (command.kind) {
    case 'help':
      return stdout.write(help);
    case 'invalid':
      log.problem(new DocsError(command.message, { hint: 'Run "folia-search --help".' }).problem);
      process.exitCode = exitCode.invalid;
      return;
    case 'export': {
      const { records, outDir } = await exportSite({ cwd: process.cwd(), ...command.options }, log);
      return log.summary([
        ['Records', String(records)],
        ['Output', outDir],
      ]);
    }
    case 'serve': {
      const { FOLIA_SEARCH_KEY: key, FOLIA_SEARCH_APPLICATION: application } = env;
      return serve({ ...command.options, key, application }, log);
    }
  }
}
