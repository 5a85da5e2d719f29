/** Sites with something wrong (or merely unusual) in them, as files. */
import { testsAll } from '../../../scripts/tests-all';

export type Files = Record<string, string | Uint8Array>;

const config = `import { defineConfig } from 'folia';
export default defineConfig({ lang: 'en', title: 'Bad input' });
`;

/** Every page of this site has one error; each is named after it. */
export const badPages: Files = {
  'folia.config.ts': config,
  'docs/index.md': '# Fine\n',
  'docs/broken-yaml.md': '---\ntitle: [one\n---\n\n# Broken YAML\n',
  'docs/wrong-type.md': '---\nsidebar: perhaps\n---\n\n# Wrong type\n',
  'docs/broken-mdx.mdx': '# Broken\n\nSome text.\n\n<div>\n\nnever closed\n',
  'docs/unknown-component.mdx': '# Unknown\n\nText.\n\n<NoSuchThing />\n',
  'docs/missing-import.mdx': "import { Gone } from '../components/Gone';\n\n# Import\n\n<Gone />\n",
  'docs/missing-package.mdx': "import { a } from 'not-installed';\n\n# Package\n\n{a}\n",
  'docs/missing-export.mdx': "# Export\n\nimport { creatElement } from 'react';\n\n{creatElement}\n",
  'docs/missing-fragment.mdx': "import Part from './parts/gone.mdx';\n\n# Fragment\n\n<Part />\n",
  'docs/cycle-a.mdx': "import B from './cycle-b.mdx';\n\n# A\n\n<B />\n",
  'docs/cycle-b.mdx': "import A from './cycle-a.mdx';\n\n# B\n\n<A />\n",
  'docs/missing-image.md': '# Image\n\n![a picture](./pictures/gone.png)\n',
  'docs/throws.mdx': "# Throws\n\n{(() => { throw new Error('thrown on purpose'); })()}\n",
  'docs/not-utf8.md': Uint8Array.from([0x23, 0x20, 0x43, 0x61, 0x66, 0xe9, 0x0a]),
  'docs/dead-link.md': '# Links\n\nSee [nothing](/nothing-here) and\n[no heading](/twins#no-such-heading).\n',
  'docs/twins.md': '# Twins\n\n## Same\n\n## Same\n',
  'docs/wrong-meta/_meta.json': '[\n  "here",\n  "not-here"\n]\n',
  'docs/wrong-meta/here.md': '# Here\n',
  'docs/wrong-kind/_meta.json': '[\n  "page",\n  { "type": "header", "label": "More" }\n]\n',
  'docs/wrong-kind/page.md': '# Page\n',
  'docs/broken-meta/_meta.json': '[\n  "page",,\n]\n',
  'docs/broken-meta/page.md': '# Page\n',
};

/** The bundler works for browsers, once the page has failed. */
export const bundledWhileFailing: Files = {
  'folia.config.ts': config,
  'docs/index.mdx': "import { Count, Counter } from './_parts/Counter';\n\n# Island\n\n<Counter /><Count />\n",
  'docs/_parts/Counter.tsx': '\'use client\';\nexport const Counter = () => <button type="button">0</button>;\n',
};

/** What a build of {@link badPages} has to say about each: where, and a part of what. */
export const pageProblems: [what: string, where: string, message: RegExp][] = [
  ['broken YAML', 'docs/broken-yaml.md:2', /YAML/],
  ['a wrong type in frontmatter', 'docs/wrong-type.md:2', /sidebar is not a boolean/],
  ['broken MDX', 'docs/broken-mdx.mdx:5', /closing tag/i],
  ['an unknown component', 'docs/unknown-component.mdx:5', /NoSuchThing/],
  ['a missing import', 'docs/missing-import.mdx:1', /components\/Gone/],
  ['a missing package', 'docs/missing-package.mdx:1', /no "not-installed" to import[\s\S]*?installed\?/],
  ['a missing export', 'docs/missing-export.mdx:3', /"react" does not export "creatElement"[\s\S]*?"createElement"\?/],
  ['a missing fragment', 'docs/missing-fragment.mdx:1', /parts\/gone\.mdx/],
  ['a cycle of imports', 'docs/cycle-', /cycle|itself/i],
  ['a missing image', 'docs/missing-image.md:3', /pictures\/gone\.png/],
  ['a page that throws', 'docs/throws.mdx', /thrown on purpose/],
  ['a file that is not UTF-8', 'docs/not-utf8.md', /UTF-8/],
  ['a dead link', 'docs/dead-link.md:3', /nothing-here/],
  ['a dead anchor', 'docs/dead-link.md:4', /no-such-heading/],
  ['an entry of an unknown kind', 'docs/wrong-kind/_meta.json:3', /Did you mean "section-header"\?/],
  ['a file that _meta.json names and that does not exist', 'docs/wrong-meta/_meta.json:3', /not-here/],
  ['broken JSON', 'docs/broken-meta/_meta.json:2', /JSON/],
];

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

/** With all tests a page of 5 MB, and a block of 10,000 lines. */
export const manyLines = testsAll ? { text: 50_000, code: 10_000 } : { text: 5_000, code: 1_000 };

/** Unusual, and fine. */
export const oddPages: Files = {
  'folia.config.ts': config,
  'docs/index.md': '# Odd\n\n[hash](/c%23-and-f%23), [percent](/100%25), [space](/two%20words), [中文](/中文/页面)\n',
  'docs/bom.md': '\uFEFF---\ntitle: With a mark\n---\n\n# BOM\n',
  'docs/crlf.mdx':
    '---\r\ntitle: Windows\r\n---\r\n\r\n# CRLF\r\n\r\nSum: {1 + 1}\r\n\r\n```js\r\nconst a = 1;\r\nconst b = 2;\r\n```\r\n',
  'docs/empty.md': '',
  'docs/big.md': `# Big\n\n${lines(manyLines.text, (index) => `Sentence number ${index} fills the page with one hundred characters, give or take a few of them.\n`).join('\n')}`,
  'docs/long-code.md': `# Long code\n\n\`\`\`ts\n${lines(manyLines.code, (index) => `export const value${index} = ${index};`).join('\n')}\n\`\`\`\n`,
  'docs/deep-lists.md': `# Deep\n\n${lines(200, (index) => `${'  '.repeat(index)}- level ${index}`).join('\n')}\n`,
  'docs/headings.md': '# Headings\n\n##\n\n## Twice\n\n## Twice\n\n## `code` & *more*\n',
  'docs/two words.md': '# Space\n',
  'docs/100%.md': '# Percent\n',
  'docs/c#-and-f#.md': '# Hash\n',
  'docs/中文/页面.md': '# 中文页面\n',
  'docs/both.md': '# From Markdown\n',
  'docs/both.mdx': '# From MDX\n',
};

/** A configuration with one mistake in each line. */
export const badConfig = `{
  titel: 'x',
  ssg: 'yes',
  hydrate: 'never',
  markdown: { showLineNumbers: 3 },
  head: [['meta', { 'not an attribute': 'x' }]],
  theme: {
    darkmode: true,
    brandColor: '#abcde',
    sidebar: {
      '/guide': [{ divider: 'solid' }],
      '/': [{ sort: 'page' }],
    },
    nav: [{ text: 'Write', link: 'mailto:${'a'.repeat(320)}@example.org' }],
    socialLinks: [
      { icon: 'x', mode: 'link', content: 'https://example.org/${'a'.repeat(2048)}' },
      { icon: 'x', mode: 'link', content: 'mailto:nobody' },
    ],
  },
}`;

/** What a build has to say about each: where in the file, and a part of what. */
export const badConfigProblems: [what: string, at: string, message: RegExp][] = [
  ['an unknown key', '3:3', /Unknown key "titel"[\s\S]*?Did you mean "title"\?/],
  ['a wrong type', '4:3', /ssg is not a boolean or object/],
  ['a value outside of a list', '5:3', /hydrate must be one of \[prefetch, idle, intent\]/],
  ['a nested wrong type', '6:15', /markdown\.showLineNumbers is not a boolean/],
  ['an invalid attribute of a head tag', '7:21', /head\[0\]\[1\]\.not an attribute does not match pattern/],
  ['a nested unknown key', '9:5', /Unknown key "theme\.darkmode"[\s\S]*?Did you mean "darkMode"\?/],
  ['a brand colour of five digits', '10:5', /theme\.brandColor is not a valid hex/],
  ['a sidebar entry with a misspelt key', '12:20', /must have one of the keys[\s\S]*?Did you mean "dividerType"\?/],
  ['a sidebar entry of an unknown kind', '13:15', /theme\.sidebar\.\/\[0\] must have one of the keys/],
  ['an over-long e-mail', '15:28', /theme\.nav\[0\]\.link cannot be longer than 320 characters/],
  ['an over-long address', '17:34', /theme\.socialLinks\[0\]\.content cannot be longer than 2048 characters/],
  ['an e-mail without a host', '18:34', /theme\.socialLinks\[1\]\.content is not a valid email/],
];

/** Configurations whose mistake hides or precedes all others. */
export const fatalConfigs: [what: string, source: string, message: RegExp][] = [
  ['a syntax error', "{ lang: 'en', ", /folia\.config\.ts/],
  ['a logo that does not exist', "{ lang: 'en', logo: '/gone.svg' }", /logo "\/gone\.svg" is not in the public folder/],
  ['a docs folder that does not exist', "{ lang: 'en', root: 'nowhere' }", /nowhere[\s\S]*does not exist/],
];

export const siteWithConfig = (source: string): Files => ({
  'folia.config.ts': `import { defineConfig } from 'folia';\nexport default defineConfig(${source});\n`,
  'docs/index.md': '# Fine\n',
});

/** Enough pages to be killed in the middle of. */
export const manyPages = (count: number): Files => ({
  'folia.config.ts': config,
  'docs/index.md': '# Many\n',
  ...Object.fromEntries(
    lines(count, String).map((name) => [
      `docs/part/page-${name}.md`,
      `# Page ${name}\n\n\`\`\`ts\nconst page = ${name};\n\`\`\`\n`,
    ]),
  ),
});
