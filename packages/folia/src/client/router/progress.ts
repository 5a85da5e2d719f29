import {
  progressMinimum,
  progressShowAfter,
  progressSpeed,
  progressTrickle,
  progressTrickleEvery,
} from '../../shared/constants';
import { createStore } from '../page/store';

/** The bar never reaches the end before the load has ended. */
const highest = 0.994;

/** What the bar shows one trickle later. */
export const trickled = (value: number): number => Math.min(highest, value + progressTrickle);

export type Progress = ReturnType<typeof createProgress>;

/** Estimated progress of a load: 0…1, null while there is nothing to show. Renders nothing: the theme does. */
export function createProgress() {
  const { get, set, subscribe } = createStore<number | null>(null);
  const running = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const setTimer = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const trickle = () => {
    const value = get();
    set(value === null ? progressMinimum : trickled(value));
    setTimer(trickle, progressTrickleEvery);
  };
  return {
    get,
    /**
     * Starts a load. The returned function ends it, with or without success; further calls do nothing. Loads may overlap: the bar
     * goes when the last has ended.
     */
    start(): () => void {
      const done = () => {
        if (!running.delete(done) || running.size > 0) return;
        clearTimeout(timer);
        if (get() === null) return;
        set(1);
        setTimer(() => set(null), progressSpeed);
      };
      if (running.size === 0) {
        if (get() !== null) set(null);
        setTimer(trickle, progressShowAfter);
      }
      running.add(done);
      return done;
    },
    subscribe,
  };
}
