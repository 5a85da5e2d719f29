import { type CAC, cac } from 'cac';
import type { z } from 'zod';
import { createMessage } from '../node/config/messages';
import { nearestName } from '../node/support/nearest';
import { type Command, commands } from './commands';
import type { CommandOptions } from './options';

/** What the arguments ask for. */
export type Request =
  | { kind: 'run'; command: Command; options: CommandOptions }
  | { kind: 'help'; print(): void }
  | { kind: 'version' }
  | { kind: 'refused'; message: string; hint: string };

/**
 * Reads the arguments behind `folia`. Nothing is run and nothing printed.
 *
 * @example parseArguments(['build', '--base', '/docs/']) // { kind: 'run', command: buildCommand, options: { base: '/docs/' } }
 */
export function parseArguments(args: readonly string[]): Request {
  const cli = createParser();
  const { options } = cli.parse(['node', 'folia', ...joinCommandName(args)], { run: false });
  const command = commands.find(({ name }) => name === cli.matchedCommandName);
  if (options.help) return { kind: 'help', print: () => cli.outputHelp() };
  if (options.version) return { kind: 'version' };
  if (!command) return refuseCommand(cli.args[0]);
  const { '--': rest, ...given } = options;
  const words = [...cli.args, ...(Array.isArray(rest) ? rest : [])];
  const folder = command.takesFolder ? words.shift() : undefined;
  const [surplus] = words;
  if (surplus !== undefined)
    return refused(
      `Unexpected "${surplus}".`,
      command.takesFolder ? 'Give one folder.' : `Run "folia ${command.name}" in the folder of folia.config.ts.`,
    );
  const request = readOptions(command, given);
  if (request.kind === 'run' && folder !== undefined) request.options.folder = folder;
  return request;
}

/** `i18n`: what comes before the space of a command's name. */
const groups = new Set(commands.flatMap(({ name }) => (name.includes(' ') ? name.split(' ').slice(0, 1) : [])));

/** The parser takes one argument as the command's name: `i18n sync`, with the space in it. */
function joinCommandName([first, second, ...rest]: readonly string[]): string[] {
  if (first && groups.has(first) && second !== undefined && !second.startsWith('-'))
    return [`${first} ${second}`, ...rest];
  return [first, second, ...rest].filter((argument) => argument !== undefined);
}

function createParser(): CAC {
  const cli = cac('folia');
  for (const { name, description, takesFolder, options } of commands) {
    const command = cli.command(takesFolder ? `${name} [folder]` : name, description);
    for (const option of options) command.option(`--${option.name} ${option.argument}`.trim(), option.description);
  }
  cli.option('-h, --help', 'Show this help');
  cli.option('-v, --version', 'Show the version number');
  return cli;
}

const refused = (message: string, hint: string): Request => ({ kind: 'refused', message, hint });

const seeHelp = 'Run "folia --help" for the commands and their options.';

/** Old name → new name. */
const renamedCommands = new Map([
  ['translated', 'i18n sync'],
  // a package of its own
  ['search', 'folia-search'],
]);

function refuseCommand(name: string | undefined): Request {
  if (name === undefined) return refused('No command given.', seeHelp);
  const names = commands.map((command) => command.name);
  if (groups.has(name)) {
    const members = names.filter((member) => member.startsWith(`${name} `)).map((member) => `"folia ${member}"`);
    return refused(`"folia ${name}" needs a subcommand.`, `Use ${members.join(' or ')}.`);
  }
  const near = renamedCommands.get(name) ?? nearestName(name, names);
  return refused(`Unknown command "${name}".`, near ? `Did you mean "${near}"?` : seeHelp);
}

function readOptions(command: Command, given: Readonly<Record<string, unknown>>): Request {
  const values: { [name: string]: string | number | boolean } = {};
  for (const [name, value] of Object.entries(given)) {
    const option = command.options.find((each) => each.name === name);
    if (!option) return refuseOption(command, name);
    const { data, error } = option.schema.safeParse(value, { reportInput: true });
    if (data !== undefined) values[name] = data;
    const fault = Array.isArray(value) ? `--${name} is given twice.` : error && describeFault(error, `--${name}`);
    if (fault) return refused(fault, `Run "folia ${command.name} --help" for its options.`);
  }
  // each schema yields what its option holds
  return { kind: 'run', command, options: values as CommandOptions };
}

const describeFault = ({ issues: [first] }: z.ZodError, name: string): string =>
  first ? createMessage(first, name) : '';

function refuseOption(command: Command, name: string): Request {
  const shown = name.length > 1 ? `--${name}` : `-${name}`;
  const known = command.options.map((option) => option.name);
  const near = nearestName(name, known);
  return refused(`"folia ${command.name}" has no option ${shown}.`, near ? `Did you mean --${near}?` : seeHelp);
}
