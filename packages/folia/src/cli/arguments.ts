import { type CAC, cac } from 'cac';
import { isBasePath } from '../node/config/base-path';
import { fill, templates } from '../node/config/messages';
import { engineNames } from '../node/search/engines';
import { nearestName } from '../node/support/nearest';

/** The options of all commands; each command knows some of them. */
export interface CommandOptions {
  port?: number;
  host?: string;
  base?: string;
  out?: string;
  compress?: boolean;
  engine?: string;
  url?: string;
  index?: string;
  origin?: string;
  name?: string;
  proxy?: boolean;
  pages?: string;
}

export type CommandName = 'dev' | 'build' | 'preview' | 'check' | 'i18n sync' | 'search export' | 'search serve';

/** What the arguments ask for. */
export type Request =
  | { kind: 'run'; command: CommandName; options: CommandOptions }
  | { kind: 'help'; print(): void }
  | { kind: 'version' }
  | { kind: 'refused'; message: string; hint: string };

/**
 * Reads the arguments behind `folia`. Nothing is run and nothing printed.
 *
 * @example parseArguments(['build', '--base', '/docs/']) // { kind: 'run', command: 'build', options: { base: '/docs/' } }
 */
export function parseArguments(args: readonly string[]): Request {
  const cli = describe();
  const { options } = cli.parse(['node', 'folia', ...asOneCommand(args)], { run: false });
  const command = commandNames.find((name) => name === cli.matchedCommandName);
  if (options.help) return { kind: 'help', print: () => cli.outputHelp() };
  if (options.version) return { kind: 'version' };
  if (!command) return refuseCommand(cli.args[0]);
  const { '--': rest, ...given } = options;
  const surplus = [...cli.args, ...(Array.isArray(rest) ? rest : [])][0];
  if (surplus !== undefined)
    return refused(`Unexpected "${surplus}".`, `Run "folia ${command}" in the folder of folia.config.ts.`);
  return readOptions(command, given);
}

const commandNames: readonly CommandName[] = [
  'dev',
  'build',
  'preview',
  'check',
  'i18n sync',
  'search export',
  'search serve',
];

const groups = ['i18n', 'search'];

/** `search export` is the name of a command, with the space in it. */
function asOneCommand([first, second, ...rest]: readonly string[]): string[] {
  if (first && groups.includes(first) && second !== undefined && !second.startsWith('-'))
    return [`${first} ${second}`, ...rest];
  return [first, second, ...rest].filter((argument) => argument !== undefined);
}

/** The commands and options as `--help` shows them. */
function describe(): CAC {
  const cli = cac('folia');
  const base = ['--base <path>', 'Path the site is served under'] as const;
  const out = ['--out <folder>', 'Folder of the built site'] as const;
  const port = ['--port <number>', 'Port to listen on (0: any free one)'] as const;
  const host = ['--host [name]', 'Address to listen on (without a name: all addresses)'] as const;
  cli
    .command('dev', 'Show the site while you write')
    .option(...port)
    .option(...host)
    .option(...base);
  cli
    .command('build', 'Write the site')
    .option(...base)
    .option(...out)
    .option('--compress', 'Write .br and .gz beside every text file');
  cli
    .command('preview', 'Serve the built site')
    .option(...port)
    .option(...host)
    .option(...base)
    .option(...out);
  cli.command('check', 'Find problems without writing anything');
  cli
    .command('i18n sync', 'Record that translations are up to date with their originals')
    .option('--pages <ids>', 'Only these pages, with commas between them: guide/start,guide/cli');
  describeSearch(cli, { port, host });
  cli.option('-h, --help', 'Show this');
  cli.option('-v, --version', 'Show the version');
  return cli;
}

type Option = readonly [flags: string, description: string];

function describeSearch(cli: CAC, { port, host }: { port: Option; host: Option }): void {
  const engine = '--engine <name>';
  const engines = engineNames.join(', ');
  cli
    .command('search export', 'Write what a search engine needs to know of the site')
    .option('--out <folder>', 'Folder to write to (default: search-export)')
    .option(engine, `Only for this engine: ${engines}`)
    .option('--index <name>', 'Name of the index (default: the one of the configuration, or docs)');
  cli
    .command('search serve', 'Answer the queries of remote search in front of a search engine')
    .option(engine, engines)
    .option('--url <address>', 'Address of the engine. Its key is read from FOLIA_SEARCH_KEY')
    .option('--index <names>', 'Indexes that may be asked, with commas between them (default: docs)')
    .option('--origin <origins>', 'Sites that may ask, with commas between them: https://docs.example')
    .option(...port)
    .option(...host)
    .option('--name <names>', 'Names under which this server is reached, beside its own')
    .option('--proxy', 'A proxy stands before it and says in X-Forwarded-For who asks');
}

const known: Readonly<Record<CommandName, readonly (keyof CommandOptions)[]>> = {
  dev: ['port', 'host', 'base'],
  build: ['base', 'out', 'compress'],
  preview: ['port', 'host', 'base', 'out'],
  check: [],
  'i18n sync': ['pages'],
  'search export': ['out', 'engine', 'index'],
  'search serve': ['engine', 'url', 'index', 'origin', 'port', 'host', 'name', 'proxy'],
};

const refused = (message: string, hint: string): Request => ({ kind: 'refused', message, hint });

const seeHelp = 'Run "folia --help" for the commands and their options.';

function refuseCommand(name: string | undefined): Request {
  if (name === undefined) return refused('No command given.', seeHelp);
  if (name === 'i18n') return refused('"folia i18n" needs a subcommand.', 'Use "folia i18n sync".');
  if (name === 'search')
    return refused('"folia search" wants to know what to do.', 'Use "folia search export" or "folia search serve".');
  const near = nearestName(name, commandNames);
  return refused(`Unknown command "${name}".`, near ? `Did you mean "${near}"?` : seeHelp);
}

function readOptions(command: CommandName, given: Readonly<Record<string, unknown>>): Request {
  const options: CommandOptions = {};
  for (const [name, value] of Object.entries(given)) {
    const key = known[command].find((each) => each === name);
    if (!key) return refuseOption(command, name);
    const fault = readOption(options, key, value);
    if (fault) return refused(fault, `Run "folia ${command} --help" for its options.`);
  }
  return { kind: 'run', command, options };
}

function refuseOption(command: CommandName, name: string): Request {
  const shown = name.length > 1 ? `--${name}` : `-${name}`;
  const near = nearestName(name, known[command]);
  return refused(`"folia ${command}" has no option ${shown}.`, near ? `Did you mean --${near}?` : seeHelp);
}

/** Puts one option into `options`; returns what is wrong with it. */
function readOption(options: CommandOptions, key: keyof CommandOptions, value: unknown): string | null {
  const name = `--${key}`;
  if (Array.isArray(value)) return `${name} is there twice.`;
  if (key === 'compress' || key === 'proxy') {
    if (typeof value !== 'boolean') return fill(templates.types.boolean, { name, type: 'boolean' });
    options[key] = value;
    return null;
  }
  if (key === 'port') return readPort(options, value);
  if (key === 'host' && value === true) {
    options.host = '0.0.0.0';
    return null;
  }
  if (typeof value === 'boolean' || String(value).trim() === '')
    return fill(templates.required, { name: `A value for ${name}` });
  if (key === 'base' && !isBasePath(String(value))) return `${name} is not a path: "${value}".`;
  options[key] = String(value);
  return null;
}

const highestPort = 65_535;

function readPort(options: CommandOptions, value: unknown): string | null {
  const name = '--port';
  if (typeof value !== 'number' || !Number.isInteger(value))
    return fill(templates.types.integer, { name, type: 'integer' });
  if (value < 0 || value > highestPort) return fill(templates.number.range, { name, min: 0, max: highestPort });
  options.port = value;
  return null;
}
