import type { Log } from './log';

/** A log that prints nothing. */
export const createSilentLog = (): Log => ({
  step: async (_, work) => work({ count: () => {} }),
  progress: () => {},
  info: () => {},
  warn: () => {},
  problem: () => {},
  summary: () => {},
  close: () => {},
});
