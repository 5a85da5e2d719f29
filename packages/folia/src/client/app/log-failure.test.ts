import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
import { logFailure } from './log-failure';

const error = new TypeError('gone');
let listeners: ((event: Pick<PageTransitionEvent, 'persisted'>) => void)[];

/** The page is shown, for the first time or from the back-forward cache. */
const show = (persisted: boolean) => {
  for (const run of listeners) run({ persisted });
};

beforeEach(() => {
  rs.useFakeTimers();
  listeners = [];
  const listen = (type: string, run: (typeof listeners)[number]) => type === 'pageshow' && listeners.push(run);
  rs.stubGlobal('addEventListener', listen);
  rs.stubGlobal('location', { reload: rs.fn() });
  rs.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  rs.useRealTimers();
  rs.unstubAllGlobals();
  rs.restoreAllMocks();
});

test('a failure is logged once the page has stayed', () => {
  logFailure('The part could not be loaded.')(error);
  show(false);
  expect(console.error).not.toHaveBeenCalled();
  rs.advanceTimersByTime(5_000);
  expect(console.error).toHaveBeenCalledWith('The part could not be loaded.', error);
  expect(location.reload).not.toHaveBeenCalled();
});

test('a page that was left while something was loading is loaded again when it is shown again', () => {
  logFailure('The part could not be loaded.')(error);
  show(true);
  rs.advanceTimersByTime(5_000);
  expect(location.reload).toHaveBeenCalledOnce();
  expect(console.error).not.toHaveBeenCalled();
});
