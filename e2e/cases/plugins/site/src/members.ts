import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'folia';

/** One page per member of a JSON file, a list of them as code, and a file that says who there is. */
export function members(): Plugin {
  return {
    name: 'members',
    config: ({ title }) => ({
      description: `${title} and members`,
      theme: { footer: { message: 'Made by a plugin' } },
    }),
    async pages({ root, addWatchFile }) {
      addWatchFile('src/members.json');
      const names = JSON.parse(readFileSync(join(root, 'src/members.json'), 'utf8')) as string[];
      return [
        ...names.map((name) => ({
          path: `/members/${name.toLowerCase()}`,
          content: `---\nrole: author\n---\n# ${name}\n\nThe member ${name} writes. Read [the guide](/guide/start).\n`,
        })),
        { path: '/members/', file: 'src/Everyone.mdx' },
        { path: '/members/count', file: 'src/Count.tsx' },
      ];
    },
    head: ({ frontmatter, title }) => (frontmatter.role ? [['meta', { name: 'author', content: title }]] : []),
    async output({ pages, read }) {
      const text = await read('members/ada.md');
      const titles = pages.map(({ routePath, title }) => [routePath, title]);
      return [
        { path: 'data/pages.json', content: JSON.stringify(Object.fromEntries(titles)) },
        { path: 'data/ada.txt', content: new TextEncoder().encode(text) },
      ];
    },
  };
}
