import { expect, test } from '@rstest/core';
import { slug } from 'sample-tested-kit';

test('the built package exports slug', () => {
  expect(slug('Built package')).toBe('built-package');
});
