import {
  progressMinimum,
  progressShowAfter,
  progressSpeed,
  progressTrickle,
  progressTrickleEvery,
} from '../../shared/constants';
import { createListeners } from '../page/listeners';

/** The bar never reaches the end automatically. */
const highest = 0.994;

export interface Progress {
  /** 0…1; null while there is nothing to show. */
  get(): number | null;
  /**
   * A load began. What is returned ends it, well or badly, however often it is called. Loads may overlap: the bar
   * goes when the last has ended.
   */
  start(): () => void;
  subscribe(listener: () => void): () => void;
}

export type SetTimer = (run: () => void, delay: number) => () => void;

const setTimer: SetTimer = (run, delay) => {
  const timer = setTimeout(run, delay);
  return () => clearTimeout(timer);
};

/** What the bar shows one trickle later. */
export const trickled = (value: number): number => Math.min(highest, value + progressTrickle);

/** How far a load has come, as far as anybody can tell. Renders nothing: the theme does. */
export function createProgress(lazy: SetTimer = setTimer): Progress {
  const listeners = createListeners();
  let value: number | null = null;
  const running = new Set<() => void>();
  let cancel = () => {};

  const show = (next: number | null) => {
    value = next;
    listeners.notify();
  };
  const trickle = () => {
    show(value === null ? progressMinimum : trickled(value));
    cancel = lazy(trickle, progressTrickleEvery);
  };
  return {
    get: () => value,
    start() {
      const done = () => {
        if (!running.delete(done) || running.size > 0) return;
        cancel();
        if (value === null) return;
        show(1);
        cancel = lazy(() => show(null), progressSpeed);
      };
      if (running.size === 0) {
        cancel();
        if (value !== null) show(null);
        cancel = lazy(trickle, progressShowAfter);
      }
      running.add(done);
      return done;
    },
    subscribe: listeners.add,
  };
}
