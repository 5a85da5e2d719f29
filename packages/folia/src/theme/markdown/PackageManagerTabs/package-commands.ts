/** In the order they are shown (TB-05). */
export const packageManagers = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof packageManagers)[number];

/** Takes its own command for each manager; further managers become further tabs. */
export type CommandInput = string | { [manager: string]: string };

export interface ManagerCommand {
  manager: string;
  command: string;
}

/**
 * One command per package manager (TB-06, TB-07). A text is given to each manager in its own words; what an object
 * says is taken as it is.
 *
 * @example commandsOf('install foo -D')[1] // { manager: 'yarn', command: 'yarn add foo -D' }
 */
export function commandsOf(input: CommandInput): ManagerCommand[] {
  if (typeof input !== 'string') return Object.entries(input).map(([manager, command]) => ({ manager, command }));
  return packageManagers.map((manager) => ({ manager, command: commandFor(manager, input) }));
}

/** Each line of the text is a command of its own. */
export function commandFor(manager: PackageManager, written: string): string {
  return written
    .trim()
    .split('\n')
    .map((line) => `${manager} ${translate(manager, line.trim())}`)
    .join('\n');
}

function translate(manager: PackageManager, command: string): string {
  if (manager === 'yarn' && /^create\s/.test(command)) return command.replace(/@latest(?=\s|$)/g, '');
  if (manager !== 'yarn' && manager !== 'bun') return command;
  // Without a package to add, it is the installation of what is already listed.
  const hasPackage = /^(?:install|i)\s+(?:.*\s)?[^\s-]/.test(command);
  return hasPackage ? command.replace(/^(?:install|i)(?=\s)/, 'add') : command;
}
