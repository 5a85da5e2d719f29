import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { throttle } from './throttle';

describe('throttle', () => {
  beforeEach(() => void rs.useFakeTimers());
  afterEach(() => void rs.useRealTimers());

  test('runs at once, then once at the end of the interval', () => {
    const run = rs.fn();
    const scroll = throttle(run, 200);
    scroll.call();
    scroll.call();
    scroll.call();
    expect(run).toHaveBeenCalledTimes(1);
    rs.advanceTimersByTime(199);
    expect(run).toHaveBeenCalledTimes(1);
    rs.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
  });
  test('cancelling drops the pending run', () => {
    const run = rs.fn();
    const scroll = throttle(run, 200);
    scroll.call();
    scroll.call();
    scroll.cancel();
    rs.advanceTimersByTime(500);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
