/** In the order in which they are shown. */
const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** One command for all managers, or one for each. */
export type CommandInput = string | { [manager: string]: string };

/** A manager besides the usual four. @default command: the text given for all managers */
export interface FurtherManager {
  tool: string;
  command?: string;
}

/**
 * One command per package manager. A text is translated for each manager; the commands of an object are used as they are.
 *
 * @example getCommands('install foo -D')[1] // { manager: 'yarn', command: 'yarn add foo -D' }
 */
export function getCommands(input: CommandInput, further: readonly FurtherManager[] = []) {
  const usual = typeof input === 'string' ? packageManagers : Object.keys(input);
  const managers = new Map<string, string | undefined>(usual.map((manager) => [manager, undefined]));
  for (const { tool, command } of further) managers.set(tool, command);
  return [...managers].map(([manager, own]) => ({ manager, command: own ?? getCommand(manager, input) }));
}

/** Each line of the text is a command of its own. */
function getCommand(manager: string, input: CommandInput): string {
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

/** Empty lines and comments stay as they are. */
function commandFor(manager: string, line: string): string {
  if (line === '' || line.startsWith('#')) return line;
  const [, run, rest = ''] = /^(dlx|exec)\s+(.*)$/.exec(line) ?? [];
  const runner = runners[manager];
  if (run && runner) return joined(runner[run === 'dlx' ? 'dlx' : 'exec'], rest);
  return `${manager} ${manager === 'deno' ? forDeno(line) : translate(manager, line)}`;
}

const joined = (start: string, rest: string): string => (start.endsWith(':') ? start + rest : `${start} ${rest}`);

/** `install` with a package. Without one it installs what `package.json` lists. */
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
