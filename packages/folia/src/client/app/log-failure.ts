/**
 * Logs that code or data could not be loaded. A browser that leaves a page ends what is still loading there, and that fails the same way:
 * the message comes a moment later, when such a page is gone.
 *
 * @example import('./chart').catch(logFailure('The chart could not be loaded.'));
 */
export const logFailure =
  (message: string) =>
  (error: unknown): void =>
    void setTimeout(() => console.error(message, error), 1_000);
