import { isBuiltin } from 'node:module';
import type { Finding, Page } from '../page/page';
import { place } from '../page/page';
import { checkedFences, ownFences } from './fence';
import { withoutVersion } from './managers';
import { commandsIn, splitLine } from './shell-words';
import { importsIn } from './typescript';

/** A package's name as a page uses it. */
interface PackageUse {
  name: string;
  at: string;
}

/** Installed packages, and those that pages may name for a reason. */
export interface KnownPackages {
  installed: ReadonlySet<string>;
  /** Name → reason. */
  named: ReadonlyMap<string, string>;
}

/** Every package that a page installs, imports or depends on must exist; unused entries of the list are reported. */
export function packageFindings(pages: readonly Page[], { installed, named }: KnownPackages): Finding[] {
  const uses = packageUses(pages);
  const unknown = uses.filter(({ name }) => !installed.has(name) && !named.has(name));
  const used = new Set(uses.map(({ name }) => name));
  return [
    ...unknown.map(({ name, at }) => ({
      at,
      problem: `The package "${name}" is not installed here and not in website/writing/packages.json.`,
    })),
    ...[...named.keys()]
      .filter((name) => !used.has(name) || installed.has(name))
      .map((name) => ({
        at: 'website/writing/packages.json',
        problem: `"${name}" ${installed.has(name) ? 'is installed' : 'is on no page'}, so it need not be listed.`,
      })),
  ];
}

const packageUses = (pages: readonly Page[]): PackageUse[] => [
  ...installedBy(pages),
  ...importedBy(pages),
  ...dependedOn(pages),
];

const shells = new Set(['bash', 'sh', 'shell', 'zsh', 'console']);
const scripts = new Set(['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'vue']);

function installedBy(pages: readonly Page[]): PackageUse[] {
  const lines = [
    ...checkedFences(pages, shells).flatMap(({ page, fence }) =>
      commandsIn(fence.code).map(({ words, line }) => ({ words, at: place(page, fence.line + line) })),
    ),
    ...pages.flatMap((page) =>
      page.components.flatMap(({ name, attributes, line }) => {
        const command = name === 'PackageManagerTabs' ? attributes.get('command') : undefined;
        return command ? splitLine(`npm ${command}`).map((words) => ({ words, at: place(page, line) })) : [];
      }),
    ),
    ...pages.flatMap((page) =>
      page.inlineCode.flatMap(({ code, line }) => splitLine(code).map((words) => ({ words, at: place(page, line) }))),
    ),
  ];
  return lines.flatMap(({ words, at }) => installNames(words).map((name) => ({ name, at })));
}

/** `npm install -D a@1 b` → a, b */
function installNames([manager = '', verb = '', ...args]: readonly string[]): string[] {
  if (!/^(npm|pnpm|yarn|bun)$/.test(manager) || !/^(i|install|add|remove|uninstall)$/.test(verb)) return [];
  return args
    .filter((arg) => !/^[-.<]/.test(arg))
    .flatMap((arg) => arg.split('@npm:').slice(-1))
    .map(withoutVersion);
}

/** `@a/b/c` → @a/b */
const packageOf = (path: string): string => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

const importedBy = (pages: readonly Page[]): PackageUse[] =>
  checkedFences(pages, scripts).flatMap(({ page, fence }) =>
    importsIn(fence.code)
      .filter(
        (name) => /^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(\/|$)/i.test(name) && !isBuiltin(name) && !name.includes(':'),
      )
      .map((name) => ({ name: packageOf(name), at: place(page, fence.line) })),
  );

const dependedOn = (pages: readonly Page[]): PackageUse[] =>
  ownFences(pages)
    .filter(({ fence }) => fence.language === 'json' && !fence.meta.has('nocheck'))
    .flatMap(({ page, fence }) => dependenciesIn(fence.code).map((name) => ({ name, at: place(page, fence.line) })));

function dependenciesIn(code: string): string[] {
  try {
    const data: unknown = JSON.parse(code);
    // every JSON value may be read like this
    const manifest = (data ?? {}) as Record<string, unknown>;
    return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((key) =>
      Object.keys(manifest[key] ?? {}),
    );
  } catch {
    // reported where JSON is checked
    return [];
  }
}
