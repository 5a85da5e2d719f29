import { expect, test } from '@rstest/core';
import { getModuleKey, getModulePath } from './module-key';

test.each([
  ['/site/components/Chart.tsx', 'components/Chart.tsx'],
  ['/site/docs/en/custom page.tsx', 'docs/en/custom page.tsx'],
  ['/folia/theme/markdown/Tabs/Tabs.js', '@theme/markdown/Tabs/Tabs.js'],
  ['/shared/Box.tsx', '../shared/Box.tsx'],
])('%s is known as %s, and back', (path, key) => {
  expect(getModuleKey(path, '/site', '/folia/theme')).toBe(key);
  expect(getModulePath(key, '/site', '/folia/theme')).toBe(path);
});
