/** In the order they are shown (TB-05). */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** Takes its own command for each manager; further managers become further tabs. */
export type CommandInput = string | { [manager: string]: string };

/** A manager beyond the usual ones; without a command of its own it is given the text of the others. */
export interface FurtherManager {
  tool: string;
  command?: string;
}

export interface ManagerCommand {
  manager: string;
  command: string;
}

/**
 * One command per package manager (TB-06, TB-07). A text is given to each manager in its own words; what an object
 * says is taken as it is.
 *
 * @example getCommands('install foo -D')[1] // { manager: 'yarn', command: 'yarn add foo -D' }
 */
export function getCommands(input: CommandInput, further: readonly FurtherManager[] = []): ManagerCommand[] {
  const usual = typeof input === 'string' ? packageManagers : Object.keys(input);
  const managers = new Map<string, string | undefined>(usual.map((manager) => [manager, undefined]));
  for (const { tool, command } of further) managers.set(tool, command);
  return [...managers].map(([manager, own]) => ({ manager, command: own ?? written(manager, input) }));
}

/** Each line of the text is a command of its own. */
function written(manager: string, input: CommandInput): string {
  if (typeof input !== 'string') return input[manager] ?? '';
  return input
    .trim()
    .split('\n')
    .map((line) => commandFor(manager, line.trim()))
    .join('\n');
}

/** Runs a package that is not (`dlx`) or is (`exec`) installed. */
const runners: { [manager: string]: { dlx: string; exec: string } } = {
  npm: { dlx: 'npx', exec: 'npx' },
  yarn: { dlx: 'yarn dlx', exec: 'yarn' },
  pnpm: { dlx: 'pnpm dlx', exec: 'pnpm exec' },
  bun: { dlx: 'bunx', exec: 'bunx' },
  deno: { dlx: 'deno run -A npm:', exec: 'deno run -A npm:' },
};

/** Empty lines and comments stand for themselves. */
function commandFor(manager: string, line: string): string {
  if (line === '' || line.startsWith('#')) return line;
  const [, run, rest = ''] = /^(dlx|exec)\s+(.*)$/.exec(line) ?? [];
  const runner = runners[manager];
  if (run && runner) return joined(runner[run === 'dlx' ? 'dlx' : 'exec'], rest);
  return `${manager} ${manager === 'deno' ? forDeno(line) : translate(manager, line)}`;
}

const joined = (start: string, rest: string): string => (start.endsWith(':') ? start + rest : `${start} ${rest}`);

/** Without a package to add, it is the installation of what is already listed. */
const addition = /^(?:install|i)(?=\s+(?:.*\s)?[^\s-])/;

function translate(manager: string, command: string): string {
  if (manager === 'yarn' && /^create\s/.test(command)) return command.replace(/@latest(?=\s|$)/g, '');
  return manager === 'yarn' || manager === 'bun' ? command.replace(addition, 'add') : command;
}

/** Deno names the registry of each package, starts projects with `init` and runs scripts as tasks. */
function forDeno(command: string): string {
  if (addition.test(command))
    return command.replace(addition, 'add').replace(/(?<=\s)(?=[^\s-])(?!npm:|jsr:)/g, 'npm:');
  return command.replace(/^create\s+/, 'init --npm ').replace(/^run(?=\s)/, 'task');
}
