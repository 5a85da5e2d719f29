import { expect, test } from '@rstest/core';
import { moduleKeyOf, modulePathOf } from './module-key';

test.each([
  ['/site/components/Chart.tsx', 'components/Chart.tsx'],
  ['/site/docs/en/custom page.tsx', 'docs/en/custom page.tsx'],
  ['/folia/theme/markdown/Tabs/Tabs.js', '@theme/markdown/Tabs/Tabs.js'],
  ['/shared/Box.tsx', '../shared/Box.tsx'],
])('%s is known as %s, and back', (path, key) => {
  expect(moduleKeyOf(path, '/site', '/folia/theme')).toBe(key);
  expect(modulePathOf(key, '/site', '/folia/theme')).toBe(path);
});
