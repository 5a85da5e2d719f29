import { describe, expect, test } from '@rstest/core';
import { createProgress, trickled } from './progress';

/** Time that passes when told to. */
function clock() {
  const state = { now: 0, timers: new Set<{ at: number; run: () => void }>() };
  return {
    lazy(run: () => void, delay: number) {
      const timer = { at: state.now + delay, run };
      state.timers.add(timer);
      return () => void state.timers.delete(timer);
    },
    pass(time: number) {
      const end = state.now + time;
      for (;;) {
        const [next] = [...state.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        state.timers.delete(next);
        state.now = next.at;
        next.run();
      }
      state.now = end;
    },
    waiting: () => state.timers.size,
  };
}

function watched() {
  const time = clock();
  const progress = createProgress(time.lazy);
  const seen: (number | null)[] = [];
  progress.subscribe(() => seen.push(progress.get()));
  return { time, progress, seen };
}

describe('progress', () => {
  test('a load of 200 ms or less shows nothing', () => {
    const { time, progress, seen } = watched();
    const done = progress.start();
    time.pass(199);
    done();
    time.pass(5000);
    expect(seen).toEqual([]);
  });

  test('begins at 0.08, grows by 0.02 every 800 ms, ends 200 ms after the page is there', () => {
    const { time, progress, seen } = watched();
    const done = progress.start();
    time.pass(200 + 800 + 800);
    expect(seen.map((value) => value?.toFixed(2))).toEqual(['0.08', '0.10', '0.12']);
    done();
    expect(progress.get()).toBe(1);
    time.pass(199);
    expect(progress.get()).toBe(1);
    time.pass(1);
    expect(progress.get()).toBe(null);
  });

  test('overlapping loads: the bar goes when the last has ended, and never hangs', () => {
    const { time, progress } = watched();
    const done = progress.start();
    time.pass(300);
    const doneToo = progress.start();
    done();
    done();
    expect(progress.get()).toBe(0.08);
    doneToo();
    done();
    time.pass(200);
    expect(progress.get()).toBe(null);
    expect(time.waiting()).toBe(0);
  });

  test('a load that begins while the bar is closing starts from nothing', () => {
    const { time, progress } = watched();
    const done = progress.start();
    time.pass(300);
    done();
    progress.start();
    expect(progress.get()).toBe(null);
    time.pass(200);
    expect(progress.get()).toBe(0.08);
  });

  test('it never reaches the end automatically', () => expect(trickled(0.99)).toBeLessThan(1));
});
