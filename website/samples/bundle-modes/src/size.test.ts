import assert from 'node:assert/strict';
import { test } from 'node:test';
import { size } from './size';

test('two steps are 16 px', () => assert.equal(size(2), '16px'));
