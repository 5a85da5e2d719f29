import { expect, test } from '@rstest/core';
import { instantiate } from './instantiate';

const page = (imported: string) => ({
  path: '/docs/page.mdx',
  code: 'const { a } = arguments[0]; return { default: () => a };',
  frontmatter: {},
  uses: [
    { target: { kind: 'module' as const, key: 'parts/Tag.tsx' }, bindings: [{ key: 'a', imported }], reexports: [] },
  ],
});
const runtime = { jsxRuntime: {} as never, resolveModule: () => ({ Tag: 'a tag' }) };

test('what a module does not export is named, with what it does', () => {
  expect(() => instantiate(page('Tog'), runtime)).toThrow('"parts/Tag.tsx" does not export "Tog". It exports Tag.');
  expect(() => instantiate(page('Tag'), runtime)).not.toThrow();
});
