import type { createOnigurumaEngine } from 'shiki/engine/oniguruma';

type RegexEngine = Awaited<ReturnType<typeof createOnigurumaEngine>>;

/**
 * Longer lines (minified code) stay plain. From 1,000 bytes on, its line break included, Oniguruma tries the expressions of a grammar
 * one by one instead of all at once, which takes minutes for some lines.
 */
export const mostBytes = 998;

/** Whether a line is too long to be highlighted. */
export const isLongLine = (line: string): boolean => Buffer.byteLength(line) > mostBytes;

/**
 * How much work the expressions of a grammar may have with a line, and with a block: the sum, over all searches, of the characters
 * from the start of the search to the end of the line. Minified code has up to 200,000 in a line. Nested brackets have more, and
 * every search for them is slow. There is no limit in time: the same code must look the same, however busy the machine is.
 */
const mostWork = { line: 250_000, block: 4_000_000 };

export type WorkLimit = ReturnType<typeof createWorkLimit>;

/** Counts the work of one block at a time. */
export function createWorkLimit() {
  const state = { text: '', isLong: false, line: 0, block: 0, stopped: null as string | null };
  const isReached = () => state.line > mostWork.line || state.block > mostWork.block;
  return {
    startBlock: () => void Object.assign(state, { line: 0, block: 0, stopped: null }),
    /** The text ends with the line break. */
    startLine: (text: string) => void Object.assign(state, { text, isLong: isLongLine(text.slice(0, -1)), line: 0 }),
    /** Before a search. False: it must not be made, for the line stays plain. */
    allow(work: number): boolean {
      if (state.isLong) return false;
      state.line += work;
      state.block += work;
      if (isReached()) state.stopped ??= state.text;
      return !isReached();
    },
    /** Whether the last line stays plain, and so does the rest of the block if that limit is reached. */
    isReached,
    /** The first line that reached the limit, with its line break; null when there is none. */
    getStopped: () => state.stopped,
  };
}

/** An engine whose expressions match nothing any more when the limit is reached, which ends a line at once. */
export const limitEngine = (engine: RegexEngine, limit: WorkLimit): RegexEngine => ({
  createString(text) {
    // parts of a line, in which captures are matched, have no line break
    if (text.endsWith('\n')) limit.startLine(text);
    return engine.createString(text);
  },
  createScanner(patterns) {
    const scanner = engine.createScanner(patterns);
    return {
      findNextMatchSync(text, start, options) {
        const { length } = typeof text === 'string' ? text : text.content;
        return limit.allow(length - start) ? scanner.findNextMatchSync(text, start, options) : null;
      },
      dispose: () => scanner.dispose?.(),
    };
  },
});
