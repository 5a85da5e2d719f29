/** Sites with something wrong (or merely unusual) in them, as files. */
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

/** What a build of {@link badPages} has to say about each: where, and a part of what. */
export const configProblems: [what: string, where: string, message: RegExp][] = [
  ['broken YAML', 'docs/broken-yaml.md:2', /YAML/],
  ['a wrong type in frontmatter', 'docs/wrong-type.md:2', /sidebar is not a boolean/],
  ['broken MDX', 'docs/broken-mdx.mdx:5', /closing tag/i],
  ['an unknown component', 'docs/unknown-component.mdx:5', /NoSuchThing/],
  ['a missing import', 'docs/missing-import.mdx:1', /components\/Gone/],
  ['a missing fragment', 'docs/missing-fragment.mdx:1', /parts\/gone\.mdx/],
  ['a cycle of imports', 'docs/cycle-', /cycle|itself/i],
  ['a missing image', 'docs/missing-image.md:3', /pictures\/gone\.png/],
  ['a page that throws', 'docs/throws.mdx', /thrown on purpose/],
  ['a file that is not UTF-8', 'docs/not-utf8.md', /UTF-8/],
  ['RT-17 a dead link', 'docs/dead-link.md:3', /nothing-here/],
  ['a dead anchor', 'docs/dead-link.md:4', /no-such-heading/],
  ['SB-23 an entry of an unknown kind', 'docs/wrong-kind/_meta.json:3', /Did you mean "section-header"\?/],
  ['SB-23 a file that _meta.json names and nobody has', 'docs/wrong-meta/_meta.json:3', /not-here/],
  ['broken JSON', 'docs/broken-meta/_meta.json:2', /JSON/],
];

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index));

/** Unusual, and fine. */
export const oddPages: Files = {
  'folia.config.ts': config,
  'docs/index.md': '# Odd\n\n[hash](/c%23-and-f%23), [percent](/100%25), [space](/two%20words), [中文](/中文/页面)\n',
  'docs/bom.md': '\uFEFF---\ntitle: With a mark\n---\n\n# BOM\n',
  'docs/crlf.mdx':
    '---\r\ntitle: Windows\r\n---\r\n\r\n# CRLF\r\n\r\nSum: {1 + 1}\r\n\r\n```js\r\nconst a = 1;\r\nconst b = 2;\r\n```\r\n',
  'docs/empty.md': '',
  'docs/big.md': `# Big\n\n${lines(50_000, (index) => `Sentence number ${index} fills the page with one hundred characters, give or take a few of them.\n`).join('\n')}`,
  'docs/long-code.md': `# Long code\n\n\`\`\`ts\n${lines(10_000, (index) => `export const value${index} = ${index};`).join('\n')}\n\`\`\`\n`,
  'docs/deep-lists.md': `# Deep\n\n${lines(200, (index) => `${'  '.repeat(index)}- level ${index}`).join('\n')}\n`,
  'docs/headings.md': '# Headings\n\n##\n\n## Twice\n\n## Twice\n\n## `code` & *more*\n',
  'docs/two words.md': '# Space\n',
  'docs/100%.md': '# Percent\n',
  'docs/c#-and-f#.md': '# Hash\n',
  'docs/中文/页面.md': '# 中文页面\n',
  'docs/both.md': '# From Markdown\n',
  'docs/both.mdx': '# From MDX\n',
};

/** Configurations that are refused. */
export const badConfigs: [what: string, source: string, message: RegExp][] = [
  [
    'an unknown key',
    "{ lang: 'en', titel: 'x' }",
    /folia\.config\.ts:2:\d+[\s\S]*Unknown key "titel"|Unknown key "titel"[\s\S]*folia\.config\.ts:2/,
  ],
  ['the nearest key is named', "{ lang: 'en', titel: 'x' }", /title/],
  [
    'a wrong type',
    "{ lang: 'en', ssg: 'yes', markdown: { showLineNumbers: 3 } }",
    /markdown\.showLineNumbers is not a boolean/,
  ],
  [
    'a value outside of a list',
    "{ lang: 'en', hydrate: 'never' }",
    /hydrate must be one of \[prefetch, idle, intent\]/,
  ],
  ['a nested unknown key', "{ lang: 'en', theme: { darkmode: true } }", /darkmode[\s\S]*darkMode/],
  [
    'SB-18 a sidebar entry of an unknown kind',
    "{ lang: 'en', theme: { sidebar: { '/guide': [\n  { divider: 'solid' },\n] } } }",
    /no known kind[\s\S]*"dividerType"[\s\S]*folia\.config\.ts:[23]|folia\.config\.ts:[23][\s\S]*no known kind[\s\S]*"dividerType"/,
  ],
  ['a syntax error', "{ lang: 'en', ", /folia\.config\.ts/],
  [
    'RZ-05 an over-long address',
    `{ lang: 'en', theme: { socialLinks: [{ icon: 'x', mode: 'link', content: 'https://example.org/${'a'.repeat(2048)}' }] } }`,
    /folia\.config\.ts:2:\d+\s+theme\.socialLinks\[0\]\.content cannot be longer than 2048 characters/,
  ],
  [
    'RZ-04 an over-long e-mail',
    `{ lang: 'en', theme: { nav: [{ text: 'Write', link: 'mailto:${'a'.repeat(320)}@example.org' }] } }`,
    /theme\.nav\[0\]\.link cannot be longer than 320 characters/,
  ],
  [
    'RZ-04 an e-mail without a host',
    "{ lang: 'en', theme: { socialLinks: [{ icon: 'x', mode: 'link', content: 'mailto:nobody' }] } }",
    /theme\.socialLinks\[0\]\.content is not a valid email/,
  ],
  [
    'RZ-07 a brand colour of five digits',
    "{ lang: 'en', theme: { brandColor: '#abcde' } }",
    /folia\.config\.ts:2:\d+\s+theme\.brandColor is not a valid hex/,
  ],
  [
    'ER-09 an invalid attribute of a head tag',
    "{ lang: 'en', head: [['meta', { 'not an attribute': 'x' }]] }",
    /head\[0\]\[1\]\.not an attribute does not match pattern/,
  ],
  [
    'a sidebar entry of an unknown kind',
    "{ lang: 'en', theme: { sidebar: { '/': [{ sort: 'page' }] } } }",
    /theme\.sidebar\.\/\[0\]/,
  ],
  ['a logo that is not there', "{ lang: 'en', logo: '/gone.svg' }", /logo "\/gone\.svg" is not in the public folder/],
  ['a mistake of each kind: the first', "{ lang: 'en', titel: 'x', ssg: 3 }", /Unknown key "titel"/],
  ['a mistake of each kind: the second', "{ lang: 'en', titel: 'x', ssg: 3 }", /ssg is not a boolean/],
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
