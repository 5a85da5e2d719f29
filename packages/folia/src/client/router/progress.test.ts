import { afterEach, beforeEach, describe, expect, rstest, test } from '@rstest/core';
import { createProgress, trickled } from './progress';

function watched() {
  const progress = createProgress();
  const seen: (number | null)[] = [];
  progress.subscribe(() => seen.push(progress.get()));
  return { progress, seen };
}

describe('progress', () => {
  beforeEach(() => void rstest.useFakeTimers());
  afterEach(() => void rstest.useRealTimers());

  test('a load of 200 ms or less shows nothing', () => {
    const { progress, seen } = watched();
    const done = progress.start();
    rstest.advanceTimersByTime(199);
    done();
    rstest.advanceTimersByTime(5000);
    expect(seen).toEqual([]);
  });

  test('begins at 0.08, grows by 0.02 every 800 ms, ends 200 ms after the page is there', () => {
    const { progress, seen } = watched();
    const done = progress.start();
    rstest.advanceTimersByTime(200 + 800 + 800);
    expect(seen.map((value) => value?.toFixed(2))).toEqual(['0.08', '0.10', '0.12']);
    done();
    expect(progress.get()).toBe(1);
    rstest.advanceTimersByTime(199);
    expect(progress.get()).toBe(1);
    rstest.advanceTimersByTime(1);
    expect(progress.get()).toBe(null);
  });

  test('overlapping loads: the bar goes when the last has ended, and never hangs', () => {
    const { progress } = watched();
    const done = progress.start();
    rstest.advanceTimersByTime(300);
    const doneToo = progress.start();
    done();
    done();
    expect(progress.get()).toBe(0.08);
    doneToo();
    done();
    rstest.advanceTimersByTime(200);
    expect(progress.get()).toBe(null);
    expect(rstest.getTimerCount()).toBe(0);
  });

  test('a load that begins while the bar is closing starts from zero', () => {
    const { progress } = watched();
    const done = progress.start();
    rstest.advanceTimersByTime(300);
    done();
    progress.start();
    expect(progress.get()).toBe(null);
    rstest.advanceTimersByTime(200);
    expect(progress.get()).toBe(0.08);
  });

  test('it never reaches the end before the load has ended', () => expect(trickled(0.99)).toBeLessThan(1));
});
