import { chineseBelow, linkedBelow, moduleOf, type Rival, sectionsOf, titledByFrontmatter } from './rival';

/** The Astro 5 line: Astro 6 and 7 need Node.js 22. */
export const starlight: Rival = {
  name: 'Starlight',
  packages: { '@astrojs/starlight': '0.37.6', astro: '5.9.4', sharp: '0.34.5' },
  build: ['astro', 'build'],
  dev: (port) => ['astro', 'dev', '--port', String(port)],
  output: 'dist',
  typicalFile: 'src/content/docs/section-0/page-0.md',
  files: (pages) =>
    new Map([
      ['astro.config.mjs', configOf(sectionsOf(pages))],
      ['src/content.config.ts', collections],
      ...pages.map((page): [string, string] => [
        `src/content/docs${chineseBelow[page.lang]}/${page.slug}.md`,
        linkedBelow(chineseBelow[page.lang], titledByFrontmatter(page)),
      ]),
    ]),
};

const configOf = (sections: readonly string[]): string => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [
    starlight({
      title: 'Bench',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, zh: { label: '简体中文', lang: 'zh-CN' } },
      sidebar: ${moduleOf(sections.map((label) => ({ label, autogenerate: { directory: label } })))},
    }),
  ],
});
`;

const collections = `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
