import { posix } from 'node:path';
import { codeOf } from './code';
import { type Import, importsOf } from './imports';
import { packageProblem, roomOf, roomProblem } from './rooms';

/** Sources by path from the root of the workspace, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

interface Offence {
  /** `packages/folia/src/shared/nav.ts:3` */
  at: string;
  problem: string;
  /** The offending line. */
  text: string;
}

const longest = 300;

/** Tables of data that may exceed the maximum length. */
const dataTables: string[] = [];

/** All violations in the sources. */
export const offencesIn = (sources: Sources): Offence[] => [
  ...wrongImports(sources),
  ...cycles(sources),
  ...longFiles(sources),
  ...badNames(sources),
  ...hiddenState(sources),
];

interface Spot {
  path: string;
  line: number;
}

function offence(sources: Sources, { path, line }: Spot, problem: string): Offence {
  return { at: `${path}:${line}`, problem, text: sources.get(path)?.split('\n')[line - 1]?.trim() ?? '' };
}

const isScript = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);

function wrongImports(sources: Sources): Offence[] {
  return scriptsOf(sources).flatMap(([path, source]) =>
    importsOf(source).flatMap((one) => {
      const problem = importProblem(sources, path, one);
      return problem ? [offence(sources, { path, line: one.line }, problem)] : [];
    }),
  );
}

function importProblem(sources: Sources, path: string, one: Import): string | null {
  if (!one.from.startsWith('.')) return packageProblem(path, one);
  const target = resolve(sources, path, one.from) ?? `${posix.join(posix.dirname(path), one.from)}.ts`;
  const room = roomOf(path);
  return room && roomProblem(room, roomOf(target), one.kind);
}

/** The file a relative import leads to; null when it is none of the sources. */
function resolve(sources: Sources, path: string, from: string): string | null {
  const base = posix.join(posix.dirname(path), from);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  return candidates.find((candidate) => sources.has(candidate)) ?? null;
}

/** Each cycle once, at the import that closes it; type imports and `import()` count. */
function cycles(sources: Sources): Offence[] {
  const found: Offence[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: string[]): void => {
    done.add(path);
    for (const one of importsOf(sources.get(path) ?? '')) {
      const target = one.from.startsWith('.') ? resolve(sources, path, one.from) : null;
      if (!target || !isScript(target)) continue;
      const start = [...trail, path].indexOf(target);
      if (start >= 0) {
        const names = [...trail, path].slice(start).concat(target);
        found.push(
          offence(sources, { path, line: one.line }, `cycle: ${names.map((name) => posix.basename(name)).join(' → ')}`),
        );
      } else if (!done.has(target)) visit(target, [...trail, path]);
    }
  };
  for (const [path] of scriptsOf(sources)) if (!done.has(path)) visit(path, []);
  return found;
}

function longFiles(sources: Sources): Offence[] {
  return [...sources].flatMap(([path, source]) => {
    const lines = source.trimEnd().split('\n').length;
    if (lines <= longest || dataTables.includes(path)) return [];
    return [
      offence(
        sources,
        { path, line: longest + 1 },
        `${lines} lines; the limit is ${longest}: look for the second idea`,
      ),
    ];
  });
}

const fileName = /^([a-z0-9]+(-[a-z0-9]+)*|[A-Z][A-Za-z0-9]*)(\.[a-z0-9]+)*\.(ts|tsx|mjs|js|css)$/;
const emptyWord = /(^|-)(utils?|helpers?|common|manager|services?|misc)([-.]|$)/i;

function badNames(sources: Sources): Offence[] {
  return [...sources.keys()].flatMap((path) => {
    const parts = path.split('/');
    const name = parts.at(-1) ?? '';
    const empty = parts.find((part) => emptyWord.test(part));
    if (empty) return [offence(sources, { path, line: 1 }, `"${empty}" says nothing about what is inside`)];
    if (fileName.test(name)) return [];
    return [offence(sources, { path, line: 1 }, 'files are named kebab-case.ts, and PascalCase.tsx for a component')];
  });
}

const readsEnvironment = /^packages\/[^/]+\/src\/(cli\/index|node\/config\/load)\.ts$/;

/** Only for the packages: the tools of the workspace are commands, and read their environment. */
function hiddenState(sources: Sources): Offence[] {
  return scriptsOf(sources).flatMap(([path, source]) => {
    if (!/^packages\/[^/]+\/src\//.test(path) || /\.test\.tsx?$/.test(path)) return [];
    const lines = codeOf(source).split('\n');
    return lines.flatMap((line, index) => {
      if (/^(export\s+)?(let|var)\s/.test(line))
        return [offence(sources, { path, line: index + 1 }, 'state of a module')];
      // `process.env.NODE_ENV` in browser code is replaced by the bundler.
      const env = /\bprocess\.env\b(?!\.NODE_ENV)/.test(line) && !readsEnvironment.test(path);
      return env
        ? [
            offence(
              sources,
              { path, line: index + 1 },
              'the environment is read in cli/index.ts and config/load.ts only',
            ),
          ]
        : [];
    });
  });
}

const scriptsOf = (sources: Sources): [path: string, source: string][] =>
  [...sources].filter(([path]) => isScript(path));
