import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { requirement } from 'scripts/requirement';
import { getProblems } from '../support/errors';
import { loadConfig } from './load';

const made = { root: '' };
beforeEach(async () => {
  made.root = await mkdtemp(join(tmpdir(), 'folia-product-menu-'));
  for (const folder of ['docs', 'public']) await mkdir(join(made.root, folder));
});
afterEach(() => rm(made.root, { recursive: true, force: true }));

const write = (path: string, text: string) => writeFile(join(made.root, path), text);

/** What loading says: `line:column message`. */
async function told(text: string): Promise<string[]> {
  await write('folia.config.ts', text);
  const error: unknown = await loadConfig(made.root).catch((thrown: unknown) => thrown);
  return getProblems(error).map(({ message, at }) => `${at?.line}:${at?.column} ${message}`);
}

describe('the product menu', requirement('CF-09'), () => {
  const header = "header: { name: 'Makers', url: 'https://example.org' }";
  const one = "name: 'One', desc: '一', url: 'https://one.example'";

  test('is complete, with logos under the base', async () => {
    await write('public/one.svg', '<svg/>');
    await write(
      'folia.config.ts',
      `export default { base: '/docs/', theme: { familyMenu: { ${header}, groups: [{ title: '组', titleEn: 'Group', links: [{ ${one}, logo: '/one.svg', logoScale: 1.1 }] }] } } };`,
    );
    const { theme } = await loadConfig(made.root);
    expect(theme.familyMenu).toMatchObject({
      header: { name: 'Makers', url: 'https://example.org' },
      groups: [
        {
          title: '组',
          titleEn: 'Group',
          links: [{ name: 'One', desc: '一', url: 'https://one.example', logo: '/docs/one.svg', logoScale: 1.1 }],
        },
      ],
    });
  });

  test('is null when there is none', async () => {
    await write('folia.config.ts', 'export default {};');
    expect((await loadConfig(made.root)).theme.familyMenu).toBeNull();
  });

  test.each([
    ['an address is missing', "links: [{ name: 'One', desc: '一' }]", 'url is required'],
    ['an address is none', `links: [{ ${one.replace('https://', '')} }]`, 'url is not a valid url'],
    ['an empty name', "links: [{ name: ' ', desc: '一', url: 'https://one.example' }]", 'name cannot be empty'],
    [
      'a logo that is not there',
      `links: [{ ${one}, logo: '/none.svg' }]`,
      'logo "/none.svg" is not in the public folder',
    ],
    ['no links', 'links: []', 'links'],
  ])('%s: reported with its line', async (_title, links, message) => {
    const [said, ...more] = await told(
      `export default {\n  theme: {\n    familyMenu: {\n      ${header},\n      groups: [{ title: '组', ${links} }],\n    },\n  },\n};`,
    );
    expect(said).toMatch(/^5:\d+ /);
    expect(said).toContain(message);
    expect(more).toEqual([]);
  });
});
