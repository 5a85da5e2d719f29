const npm = new Set(
  `access adduser audit bugs cache ci completion config create dedupe deprecate diff dist-tag docs doctor edit exec explain explore
  find-dupes fund help i init install install-ci-test install-test link login logout ls outdated owner pack ping pkg prefix profile
  prune publish query rebuild repo restart root run run-script sbom search shrinkwrap star start stop t team test token trust uninstall
  undeprecate unpublish unstar update version view whoami add list x`.split(/\s+/),
);
const bun = new Set(
  'add build create dev init install link outdated patch pm publish remove run test update upgrade why x'.split(' '),
);

/** The commands of the package managers. pnpm and yarn also take the name of a script, which can be any word. */
export const managers: { [name: string]: (command: string) => boolean } = {
  npm: (command) => npm.has(command) || command.startsWith('-'),
  pnpm: (command) => /^-|^[a-z][\w:-]*$/.test(command) || command === '',
  yarn: (command) => /^-|^[a-z][\w:-]*$/.test(command) || command === '',
  bun: (command) => bun.has(command) || command.startsWith('-') || command === '',
};

export interface Run {
  program: string;
  args: string[];
}

/** What `npx`, `npm create`, `pnpm dlx` and the like run: `npx -y create-rslib@latest x` → create-rslib with x. */
export function runnerOf(words: readonly string[]): Run | null {
  const [name = '', verb = ''] = words;
  const both = `${name} ${verb}`;
  if (name === 'npx' || name === 'bunx') return runOf(words.slice(1));
  if (/^(npm|pnpm) exec$|^(pnpm|yarn) dlx$|^bun x$|^npm x$/.test(both)) return runOf(words.slice(2));
  if (/^(npm|pnpm|yarn|bun) create$|^npm init$/.test(both) && words[2]) {
    const run = runOf(words.slice(2));
    return run && { program: creatorOf(run.program), args: run.args.filter((arg) => arg !== '--') };
  }
  // a script of the project, or a program of an installed package
  if (/^(pnpm|yarn|bun) (rslib|tsc)$/.test(both)) return runOf(words.slice(1));
  return null;
}

/** `rslib` → create-rslib, `@a/b` → @a/create-b */
const creatorOf = (name: string): string => name.replace(/^(@[^/]+\/)?/, (scope) => `${scope}create-`);

function runOf(words: readonly string[]): Run | null {
  // `-p name` says which package the program comes from
  const start = words.findIndex(
    (word, index) => !word.startsWith('-') && !/^(-p|--package)$/.test(words[index - 1] ?? ''),
  );
  const [program = '', ...args] = start < 0 ? [] : words.slice(start);
  return program ? { program: withoutVersion(program), args } : null;
}

/** `@rslib/core@1.0.0` → @rslib/core */
export const withoutVersion = (name: string): string => name.replace(/(?<=.)@[^/]*$/, '');
