import { expect, test } from '@rstest/core';
import { rehearse } from './rehearse';

test('before the index is there, a question is answered to nobody, and a real one goes first', async () => {
  let pauses = 0;
  await rehearse(async () => {
    pauses++;
  });
  expect(pauses).toBeGreaterThan(10);
});
