/** Delay before a failure is logged, in ms. The next page may take seconds to come when its server is slow. */
const logDelay = 5_000;

/**
 * Logs that code or data could not be loaded. A browser that leaves a page ends what is still loading there, and that fails the same way:
 * the message comes five seconds later, when such a page is gone. When the user comes back to it, it is loaded again.
 *
 * @example import('./chart').catch(logFailure('The chart could not be loaded.'));
 */
export const logFailure =
  (message: string) =>
  (error: unknown): void => {
    const log = setTimeout(() => console.error(message, error), logDelay);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      clearTimeout(log);
      location.reload();
    });
  };
