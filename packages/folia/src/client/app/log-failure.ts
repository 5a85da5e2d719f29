/**
 * Logs that code or data could not be loaded. A browser that leaves a page ends what is still loading there, and that fails the same way:
 * the message comes a moment later, when such a page is gone. When the user comes back to it, it is loaded again.
 *
 * @example import('./chart').catch(logFailure('The chart could not be loaded.'));
 */
export const logFailure =
  (message: string) =>
  (error: unknown): void => {
    const log = setTimeout(() => console.error(message, error), 1_000);
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      clearTimeout(log);
      location.reload();
    });
  };
