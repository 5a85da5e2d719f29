import { relative } from 'node:path';
import type { Problem } from 'folia/node';

/** Time and memory of a build. */
export interface Measured {
  ok: boolean;
  seconds: number;
  /** Peak of the memory of all its processes, in MB; 0 where it cannot be measured. */
  memory: number;
}

export interface Built extends Measured {
  pages: number;
  firstVisit: number;
  problems: Problem[];
}

interface ForeignReport {
  engine: string;
  /** Of the new site. */
  folder: string;
  /** The parts that `folia migrate` could not translate. */
  notes: number;
  folia: Built;
  /** The engine of the site; null when it is not installed there. */
  rival: Measured | null;
}

export interface Kind {
  message: string;
  count: number;
  /** The first one. */
  at: Problem['at'];
}

/** Messages that differ in names and numbers only are of one kind. */
const kindOf = (message: string): string =>
  (message.split('\n')[0] ?? '')
    .replace(/"[^"]*"|'[^']*'|`[^`]*`|<[^<>]*>/g, '…')
    .replace(/\d+/g, 'n')
    .slice(0, 120);

/** The most frequent kind first. */
export function countKinds(problems: readonly Pick<Problem, 'message' | 'at'>[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const { message, at } of problems) {
    const key = kindOf(message);
    const kind = kinds.get(key) ?? { message: key, count: 0, at };
    kind.count++;
    kinds.set(key, kind);
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count);
}

const isDeadLink = ({ message }: Problem): boolean => /^Dead (?:link|anchor)/.test(message);

export function reportLines({ engine, folder, notes, folia, rival }: ForeignReport): string[] {
  const of = (level: Problem['level']) =>
    folia.problems.filter((problem) => problem.level === level && !isDeadLink(problem));
  const row = (label: string, own: string, other = '') => `${label.padEnd(13)}${own.padEnd(14)}${other}`.trimEnd();
  const against = (show: (run: Measured) => string) => [show(folia), rival ? show(rival) : 'not installed'] as const;
  return [
    row('', 'Folia', engine),
    row('Build', ...against(({ ok }) => (ok ? 'succeeds' : 'fails'))),
    row('Time', ...against(({ seconds }) => `${seconds.toFixed(1)} s`)),
    row('Peak memory', ...against(({ memory }) => (memory > 0 ? `${Math.round(memory)} MB` : 'not measured'))),
    row('Pages', folia.ok ? String(folia.pages) : 'none'),
    row('First visit', folia.ok ? `${(folia.firstVisit / 1000).toFixed(1)} kB` : 'none'),
    row('To check', `${notes} (migration-report.md)`),
    row('Dead links', String(folia.problems.filter(isDeadLink).length)),
    ...kindLines('Errors', of('error'), folder),
    ...kindLines('Warnings', of('warning'), folder),
  ];
}

function kindLines(label: string, problems: readonly Problem[], folder: string): string[] {
  const placeOf = ({ at }: Kind) => (at ? `  (${relative(folder, at.file)}${at.line > 0 ? `:${at.line}` : ''})` : '');
  const lines = countKinds(problems).map(
    (kind) => `  ${String(kind.count).padStart(5)} × ${kind.message}${placeOf(kind)}`,
  );
  return [`${label.padEnd(13)}${problems.length}`, ...lines];
}
