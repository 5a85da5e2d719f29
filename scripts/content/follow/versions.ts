import { readJson } from '../workspace';

/** Package → the version that commands of pages install, so that they give the same result as when they were checked. */
export type Versions = ReadonlyMap<string, string>;

interface LockFile {
  packages: { [path: string]: { version?: string } };
}

/** Versions of the workspace's lockfile; packages of the samples win. */
export function lockedVersions(extra: { [name: string]: string } = {}): Versions {
  const entries = Object.entries(readJson<LockFile>('package-lock.json').packages);
  const inFolder = (folder: string): [string, string][] =>
    entries.flatMap(([path, { version }]) => {
      const name = path.startsWith(folder) ? path.slice(folder.length) : '';
      return name && version && !name.includes('node_modules/') ? [[name, version]] : [];
    });
  return new Map([
    ...Object.entries(extra),
    ...inFolder('node_modules/'),
    ...inFolder('website/samples/node_modules/'),
  ]);
}

/** A word of a command that names a package, maybe with a version or a tag. */
const packageWord = /^(@[\w.-]+\/)?\w[\w.-]*(@[^\s/]*)?$/;

/**
 * A command with the locked version of every package it installs or runs. Versions that the page names stay.
 * @returns The command, and the packages no lockfile has.
 */
export function pinned(command: string, versions: Versions): { command: string; unknown: string[] } {
  const unknown: string[] = [];
  const pin = (word: string, name = word): string => {
    if (!packageWord.test(word) || (/.@/.test(word) && !word.endsWith('@latest'))) return word;
    const bare = name.replace(/@latest$/, '');
    const version = versions.get(bare);
    if (version === undefined) unknown.push(bare);
    return version === undefined ? word : `${word.replace(/@latest$/, '')}@${version}`;
  };
  const words = command.split(/\s+/);
  const [program, verb] = words;
  if (program === 'npm' && /^(install|i|add)$/.test(verb ?? ''))
    return { command: words.map((word, index) => (index < 2 ? word : pin(word))).join(' '), unknown };
  if (program === 'npm' && verb === 'create') {
    const named = words[2] ?? '';
    return { command: [...words.slice(0, 2), pin(named, `create-${named}`), ...words.slice(3)].join(' '), unknown };
  }
  if (program === 'npx') {
    const at = words.findIndex((word, index) => index > 0 && !word.startsWith('-'));
    return {
      command: words.map((word, index) => (index === at && word.includes('@') ? pin(word) : word)).join(' '),
      unknown,
    };
  }
  return { command, unknown };
}
