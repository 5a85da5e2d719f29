import assert from 'node:assert/strict';
import { test } from 'node:test';
import { area } from './shape';

test('area', () => {
  assert.equal(area({ width: 2, height: 3 }), 6);
});
