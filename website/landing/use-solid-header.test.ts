import { expect, test } from '@rstest/core';
import { landingNavThreshold, landingNavTransition } from './use-solid-header';

test('the header is solid from 100 pixels on, within 0.4 s', () => {
  expect([landingNavThreshold, landingNavTransition]).toEqual([100, 400]);
});
