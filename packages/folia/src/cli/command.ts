import type { Log } from '../node/support/log';
import type { CommandOptions, Option } from './options';

export interface CommandContext {
  /** Folder the command was started in. */
  cwd: string;
  log: Log;
}

/** A command of `folia`. Its modules are loaded when it runs: `preview` needs no bundler. */
export interface Command {
  /** May have a space in it: `i18n sync`. */
  name: string;
  description: string;
  options: readonly Option[];
  run(options: CommandOptions, context: CommandContext): Promise<unknown>;
}
