import { decodeSafely, withoutBase } from '../../shared/route';
import type { LinkUse, Problem, SourceLocation } from '../../shared/site';
import { createProblem } from '../support/errors';

/** An entry of `markdown.checkDeadLinks.ignore`. */
export interface LinkException {
  /** Address in which `*` stands for any characters, or a regular expression. */
  pattern: string | RegExp;
  at: SourceLocation;
}

export type LinkExceptions = ReturnType<typeof createLinkExceptions>;

/** Dead links that a site allows. A pattern is tested against the link as written and its address without base. */
export function createLinkExceptions(all: readonly LinkException[]) {
  const matchers = all.map(({ pattern, at }) => ({ pattern, at, matches: createMatcher(pattern), used: false }));
  return {
    allows({ href, written }: LinkUse, base: string): boolean {
      const address = withoutBase(href, base);
      const texts = new Set([written ?? address, address, decodeSafely(address)]);
      const found = matchers.filter(({ matches }) => [...texts].some(matches));
      for (const matcher of found) matcher.used = true;
      return found.length > 0;
    },
    /** Patterns that no dead link has matched. */
    unused: (): Problem[] =>
      matchers
        .filter(({ used }) => !used)
        .map(({ pattern, at }) =>
          createProblem(`markdown.checkDeadLinks.ignore: ${textOf(pattern)} matches no dead link.`, {
            level: 'warning',
            at,
            hint: 'Remove it.',
          }),
        ),
  };
}

const textOf = (pattern: string | RegExp): string => (typeof pattern === 'string' ? `"${pattern}"` : String(pattern));

function createMatcher(pattern: string | RegExp): (text: string) => boolean {
  // a flag such as `g` would make a test depend on the one before
  if (typeof pattern !== 'string') return (text) => text.search(pattern) >= 0;
  const [start = '', ...parts] = pattern.split('*');
  const end = parts.pop();
  return (text) => {
    if (end === undefined) return text === start;
    if (!text.startsWith(start)) return false;
    let position = start.length;
    for (const part of parts) {
      const found = text.indexOf(part, position);
      if (found < 0) return false;
      position = found + part.length;
    }
    return text.length - end.length >= position && text.endsWith(end);
  };
}
