/**
 * Runs at most once per interval: immediately, and again at its end when there were calls in between.
 *
 * @example
 * const { call, cancel } = throttle(update, 100);
 * addEventListener('scroll', call);
 */
export function throttle(run: () => void, interval: number): { call(): void; cancel(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fire = () => {
    timer = undefined;
    last = Date.now();
    run();
  };
  return {
    call() {
      const wait = last + interval - Date.now();
      if (wait <= 0) fire();
      else timer ??= setTimeout(fire, wait);
    },
    cancel: () => clearTimeout(timer),
  };
}
