import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { logFailure } from './log-failure';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

test('a failure is logged once the page has stayed', () => {
  const log = rs.spyOn(console, 'error').mockImplementation(() => {});
  const error = new TypeError('gone');
  logFailure('The part could not be loaded.')(error);
  expect(log).not.toHaveBeenCalled();
  rs.advanceTimersByTime(1_000);
  expect(log).toHaveBeenCalledWith('The part could not be loaded.', error);
});
