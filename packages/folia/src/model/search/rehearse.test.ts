import { expect, test } from '@rstest/core';
import { rehearse } from './rehearse';

test('SU-21 before the index is there, a question is answered to nobody', async () => {
  expect(await rehearse()).toBeUndefined();
});
