import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { motionDeadline } from '../../../shared/constants';
import { afterMotion } from './after-motion';

beforeEach(() => void rs.useFakeTimers());
afterEach(() => void rs.useRealTimers());

const moving = (...motions: Promise<unknown>[]) => ({ getAnimations: () => motions.map((finished) => ({ finished })) });
const never = new Promise<never>(() => {});
const settled = () => Promise.resolve().then(() => Promise.resolve());

describe('the end of a motion', () => {
  test('nothing moves: at once', () => {
    const done = rs.fn();
    afterMotion(moving(), done);
    expect(done).toHaveBeenCalledTimes(1);
  });
  test('when all motions are over, also cancelled ones', async () => {
    const done = rs.fn();
    afterMotion(moving(Promise.resolve(), Promise.reject(new Error('cancelled'))), done);
    expect(done).not.toHaveBeenCalled();
    await settled();
    expect(done).toHaveBeenCalledTimes(1);
    rs.advanceTimersByTime(5000);
    expect(done).toHaveBeenCalledTimes(1);
  });
  test('without an end event: after a second', () => {
    const done = rs.fn();
    afterMotion(moving(never), done);
    rs.advanceTimersByTime(motionDeadline - 1);
    expect(done).not.toHaveBeenCalled();
    rs.advanceTimersByTime(1);
    expect(done).toHaveBeenCalledTimes(1);
  });
  test('cancelled', async () => {
    const done = rs.fn();
    afterMotion(moving(Promise.resolve(), never), done)();
    await settled();
    rs.advanceTimersByTime(5000);
    expect(done).not.toHaveBeenCalled();
  });
});
