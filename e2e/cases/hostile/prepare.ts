import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostileStrings } from '../../../scripts/hostile-strings';
import { type HostilePage, hostileName, hostilePages } from './pages';

/** Writes a page for every few strings, and what the configuration shows. */
export default function prepare(folder: string): void {
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  mkdirSync(join(folder, 'docs/texts'), { recursive: true });
  for (const page of hostilePages) write(`docs/texts/${page.id}.md`, pageOf(page));
  write(`docs/texts/${hostileName}.md`, '# Odd name\n\nLantern.\n');
  write('docs/texts/_meta.json', JSON.stringify([...hostilePages.map(({ id }) => id), hostileName, ...labels]));
  write('docs/_nav.json', JSON.stringify(hostileStrings.breakers.map((text) => ({ text, link: '/texts/markup-0' }))));
  write('folia.config.ts', `export default ${JSON.stringify(config)};\n`);
  write(
    'docs/index.md',
    frontmatter({ pageType: 'home', hero: { name: texts('entities'), text: texts('templates') } }),
  );
}

const breakers = hostileStrings.breakers.join(' ');

/** In place of the configuration of the site, which is the same otherwise. */
const config = {
  lang: 'en',
  title: breakers,
  description: breakers,
  head: [['meta', { name: 'generator', content: breakers }]],
  theme: {
    banner: { href: '/texts/markup-0', message: breakers, localStorageKey: 'banner-closed' },
    socialLinks: [{ icon: 'wechat', mode: 'text', content: breakers }],
    outlineTitle: breakers,
    searchPlaceholderText: breakers,
    locales: [{ lang: 'en', label: breakers }],
  },
};

/** The fields of a home page may have HTML: only what is none can be there. */
const texts = (family: 'entities' | 'templates') =>
  hostileStrings[family].filter((text) => !/<[a-z!/]/i.test(text)).join(' ');

const labels = hostileStrings.markup.map((label) => ({ type: 'custom-link', label, link: '/texts/markup-0' }));

const frontmatter = (fields: object) => `---\n${JSON.stringify(fields)}\n---\n`;

/** What a page may have: an id that is a name of the browser's, but none of the engine's. */
const ownId = /^<p id=(?!"?(?:folia|_r_))/;

/** Any text as one line of Markdown that shows it. */
const escaped = (text: string) => text.replace(/\s/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&');
const quoted = (text: string) => text.replace(/\s/g, ' ').replace(/["\\]/g, '\\$&');

function pageOf({ strings }: HostilePage): string {
  const all = strings.join(' ');
  const fields = {
    title: all,
    description: all,
    keywords: strings,
    authors: strings,
    date: '2026-01-01',
    head: [['meta', { name: 'subject', content: all }]],
  };
  const parts = strings.map(
    (text) => `## ${escaped(text)}

Lantern ${escaped(text)}, \`\`\`\`\` ${text.replace(/\s/g, ' ')} \`\`\`\`\`.

[link](/texts/markup-0 "${quoted(text)}") ![${escaped(text)}](data:image/gif;base64,R0lGODlhAQABAAAAACw= "${quoted(text)}")

~~~~~html title="${text.replace(/[\s"]/g, ' ')}"
${text}
~~~~~

:::note ${escaped(text)}
${escaped(text)}
:::
`,
  );
  const ids = strings.filter((text) => ownId.test(text));
  return `${frontmatter(fields)}\n# ${escaped(all)}\n\n${[...parts, ...ids].join('\n')}`;
}
