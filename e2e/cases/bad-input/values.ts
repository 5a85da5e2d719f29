import type { Files } from './sites';

const long = (start: string, length: number) => start.padEnd(length, 'a');

/** Pages whose frontmatter or links hold a value that cannot be right; each is named after it. */
export const badValues: Files = {
  'docs/span.md': '---\npageType: home\nfeatures:\n  - title: Too wide\n    span: 5\n---\n',
  'docs/action.md':
    '---\npageType: home\nhero:\n  name: X\n  actions:\n    - text: Write\n      link: mailto:nobody\n      theme: primary\n---\n',
  'docs/hero-image.md': '---\npageType: home\nhero:\n  image:\n    src:\n      light: /day.svg\n---\n',
  'docs/head-attribute.md': '---\nhead:\n  - - meta\n    - on click: run\n---\n\n# Head\n',
  'docs/empty-title.md': '---\ntitle: "  "\n---\n\nText.\n',
  'docs/number-title.md': '---\ntitle: 404\n---\n\nText.\n',
  'docs/depths.md': '---\noverviewHeaders: [2, 7]\n---\n\n# Depths\n',
  'docs/page-type.md': '---\npageType: blog\n---\n\n# Page type\n',
  'docs/long-link.md': `# Long\n\nSee [this](${long('https://example.org/', 2049)}).\n`,
  'docs/bad-mail.md': '# Mail\n\nWrite to [nobody](mailto:nobody).\n',
  'docs/long-mail.md': `# Mail\n\nWrite to [them](mailto:${long('', 321)}@example.org).\n`,
  'docs/module.tsx':
    "export const frontmatter = {\n  title: 'A module',\n  outline: 'yes',\n};\n\nexport default () => <h1>Module</h1>;\n",
  'docs/wrong-entry/_meta.json': '[\n  { "type": "page", "name": "here" },\n  { "type": "dir" }\n]\n',
  'docs/wrong-entry/here.md': '# Here\n',
};

/** What a build has to say about each: where, and a part of what. */
export const valueProblems: [what: string, where: string, message: RegExp][] = [
  ['a span outside of 2, 3, 4, 6', 'docs/span.md:5:11', /features\[0\]\.span must be one of \[2, 3, 4, 6\]/],
  ['an unknown theme of a button', 'docs/action.md:8:14', /hero\.actions\[0\]\.theme must be one of \[brand, alt\]/],
  ['an e-mail in the frontmatter', 'docs/action.md:7:13', /hero\.actions\[0\]\.link is not a valid email/],
  ['half a pair of images', 'docs/hero-image.md:6', /hero\.image\.src\.dark is required/],
  ['an invalid attribute of a head tag', 'docs/head-attribute.md:4:7', /does not match pattern/],
  ['a title of spaces', 'docs/empty-title.md:2:8', /title cannot be empty/],
  ['a title without quotes', 'docs/number-title.md:2:8', /title is not a string[\s\S]*?Put the value in quotes: "404"/],
  ['a depth out of bounds', 'docs/depths.md:2:22', /overviewHeaders\[1\] must be between 1 and 6/],
  [
    'an unknown type of page',
    'docs/page-type.md:2:11',
    /pageType must be one of \[home, doc, doc-wide, custom, blank, 404\]/,
  ],
  ['a link of 2049 characters', 'docs/long-link.md:3:5', /cannot be longer than 2048 characters/],
  [
    'a link to a wrong e-mail',
    'docs/bad-mail.md:3:10',
    /"nobody" is not a valid email[\s\S]*?mailto:someone@example\.org/,
  ],
  ['an e-mail of more than 320 characters', 'docs/long-mail.md:3:10', /cannot be longer than 320 characters/],
  ['a wrong value in the frontmatter of a module', 'docs/module.tsx:3:3', /outline is not a boolean/],
  ['an entry of an unknown type', 'docs/wrong-entry/_meta.json:2', /type must be one of \[file, dir, divider/],
  ['an entry without a name', 'docs/wrong-entry/_meta.json:3', /_meta\.json\[1\]\.name is required/],
];
