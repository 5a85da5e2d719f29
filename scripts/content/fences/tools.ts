import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../place.mjs';

/** The flags of a command, from its own help. Null: every flag is accepted. */
export interface Tool {
  subcommands: ReadonlyMap<string, ReadonlySet<string>>;
  /** Without a subcommand, and everywhere. */
  flags: ReadonlySet<string>;
}

const cache = join(root, 'node_modules/.cache/content');

/** The help of an installed command, cached per version. */
function helpOf(name: string, file: string, args: string[]): string {
  const manifest = manifestAbove(file);
  const kept = join(cache, `${name.replaceAll('/', '-')}-${manifest.version}${args.join('')}.txt`);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    // the test runner enables colours where CI is set
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' },
  });
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, stdout + stderr);
  return stdout + stderr;
}

function manifestAbove(file: string): { version: string } {
  const path = join(dirname(dirname(file)), 'package.json');
  // the file of an installed package; npm has checked it
  return JSON.parse(readFileSync(path, 'utf8')) as { version: string };
}

/** `--foo`, `-f` and, for `(use --no-foo …)` and `--[no-]foo`, `--no-foo`. */
export function flagsIn(help: string): Set<string> {
  const flags = help.match(/(?<![\w-])--?[A-Za-z][\w-]*/g) ?? [];
  return new Set(flags);
}

/** The names under "Commands:". */
export function subcommandsIn(help: string): string[] {
  const [, block = ''] = /Commands:\n([\s\S]*?)(\n\n|$)/.exec(help) ?? [];
  return block.split('\n').flatMap((line) => /^\s+([a-z][\w-]*)/.exec(line)?.[1] ?? []);
}

/** The help of the real `rslib`. */
export function rslibTool(): Tool {
  const file = join(root, 'node_modules/@rslib/core/bin/rslib.js');
  const help = helpOf('rslib', file, ['--help']);
  const names = subcommandsIn(help);
  const subcommands = new Map(names.map((name) => [name, flagsIn(helpOf('rslib', file, [name, '-h']))] as const));
  return { subcommands, flags: flagsIn(help) };
}

/** The compiler of the samples. */
export function tscTool(): Tool {
  const file = join(root, 'node_modules/typescript/bin/tsc');
  return { subcommands: new Map(), flags: flagsIn(helpOf('typescript', file, ['--help', '--all'])) };
}

/** Node itself. */
export function nodeTool(): Tool {
  const { stdout } = spawnSync(process.execPath, ['--help'], { encoding: 'utf8' });
  return { subcommands: new Map(), flags: flagsIn(stdout) };
}
