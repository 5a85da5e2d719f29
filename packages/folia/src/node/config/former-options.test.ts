import { expect, test } from '@rstest/core';
import { DocsError } from '../support/errors';
import { configFolder } from './fixtures/config-folder';
import { loadConfig } from './load';

const { made, write } = configFolder();

const cleanUrls = ['route.cleanUrls is not an option.', 'Remove it: addresses never end with ".html".'];

test.each([
  ['twins: true', ['twins is now called markdownPages.', 'Rename it to "markdownPages".']],
  [
    "markdown: { remarkPlugins: ['a.mjs'] }",
    ['markdown.remarkPlugins is now called markdown.mdastPlugins.', 'Rename it to "markdown.mdastPlugins".'],
  ],
  [
    "markdown: { rehypePlugins: ['a.mjs'] }",
    ['markdown.rehypePlugins is now called markdown.hastPlugins.', 'Rename it to "markdown.hastPlugins".'],
  ],
  ['route: { cleanUrls: true }', cleanUrls],
  ['route: { cleanUrls: false }', cleanUrls],
])('%s is refused at its line, with the option to use instead', async (option, expected) => {
  await write('folia.config.ts', `export default {\n  ${option} };`);
  const error: unknown = await loadConfig(made.root).catch((thrown: unknown) => thrown);
  if (!(error instanceof DocsError)) throw error;
  expect(error.problems.map(({ message, hint, at }) => [message, hint, at?.line])).toEqual([[...expected, 2]]);
});
