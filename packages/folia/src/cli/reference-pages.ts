import type { z } from 'zod';
import { collectEntries, type ReferenceEntry } from '../node/config/reference-entries';
import { frontmatterSchema } from '../node/config/schema/frontmatter';
import { metaSchema } from '../node/config/schema/meta';
import { navSchema } from '../node/config/schema/nav';
import { configSchema } from '../node/config/schema/site';
import { commands } from './commands';

export type Examples = Record<string, Record<string, unknown>>;

interface Page {
  schema: z.ZodType;
  /** Path of the option whose children the page explains; '' for all. */
  inside: string;
  title: string;
  /** Says where the options are written. */
  intro: string;
  /** Text of an example in its file. */
  example?(name: string, value: unknown): string;
}

/** What JSON cannot express: a name that is imported, and the value made of it. */
const importedExamples: Record<string, { name: string; from: string; value: string }> = {
  frontmatter: { name: 'schema', from: './schema', value: 'schema' },
  plugins: { name: 'members', from: './plugins/members', value: '[members()]' },
};

/** Options that another one needs. */
const neededOptions: Record<string, object> = {
  llms: { markdownPages: true },
  feed: { siteOrigin: 'https://example.org' },
  socialCards: { siteOrigin: 'https://example.org' },
};

function configExample(name: string, value: unknown): string {
  const other = importedExamples[name];
  const imports = other ? `import { ${other.name} } from '${other.from}';\n` : '';
  const options = other ? `{\n  ${name}: ${other.value}\n}` : toScript({ ...neededOptions[name], [name]: value });
  return `\`\`\`ts title="folia.config.ts"\nimport { defineConfig } from 'folia';\n${imports}\nexport default defineConfig(${options});\n\`\`\``;
}

/** File name in `reference/` → page. */
const pages: Record<string, Page> = {
  config: {
    schema: configSchema,
    inside: '',
    title: 'Configuration',
    intro: 'Options of `folia.config.ts`. Unknown options are refused with the nearest known one.',
    example: configExample,
  },
  theme: {
    schema: configSchema,
    inside: 'theme',
    title: 'Theme options',
    intro:
      'Options below `theme` in `folia.config.ts`. Each entry of `locales` can set the texts, the navigation, the social links and the footer for its own language.',
    example: (name, value) => configExample('theme', { [name]: value }),
  },
  frontmatter: {
    schema: frontmatterSchema,
    inside: '',
    title: 'Frontmatter',
    intro:
      'Fields at the beginning of a page. Other fields are kept for the components of the site: `usePageData().frontmatter`.',
    example: (name, value) =>
      `\`\`\`yaml\n${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\`\`\``,
  },
  meta: {
    schema: metaSchema,
    inside: '',
    title: 'Sidebar files',
    intro:
      'Fields of the entries of `_meta.json`, which lists what a folder shows in the sidebar. An entry can also be the name of a page.',
  },
  nav: {
    schema: navSchema,
    inside: '',
    title: 'Navigation files',
    intro: 'Fields of the entries of `_nav.json`, the navigation of the header.',
  },
};

/** Texts other than descriptions of options. */
const fixedTexts = [
  'Type: ',
  'Default: ',
  'Since: ',
  'Option',
  'Type',
  'Default',
  'Description',
  'Command line',
  'Flag',
];

/** Everything that has to be translated. */
export const referenceTexts = (): string[] => [
  ...new Set([
    ...fixedTexts,
    cliIntro,
    ...Object.values(pages).flatMap((page) => [
      page.title,
      page.intro,
      ...getEntries(page).flatMap(({ descriptions }) => descriptions),
    ]),
    folderText,
    ...commands.flatMap(({ description, options }) => [description, ...options.map((option) => option.description)]),
  ]),
];

/** The options that a page explains under headings of their own: path of the example → option. */
export const topOptions = (name: string): string[] => {
  const page = pages[name];
  return page ? getEntries(page).flatMap(({ path }) => (isNested(nameIn(page, path)) ? [] : nameIn(page, path))) : [];
};

/** The pages of one language: file name in `reference/` → Markdown. */
export function createReferencePages(examples: Examples, translate: (text: string) => string): Record<string, string> {
  const made = Object.entries(pages).map(([name, page]) => [
    `${name}.md`,
    createPage(page, examples[name] ?? {}, translate),
  ]);
  return { ...Object.fromEntries(made), 'cli.md': createCommandPage(translate) };
}

const nameIn = ({ inside }: Page, path: string): string => (inside === '' ? path : path.slice(inside.length + 1));

const isNested = (name: string): boolean => /[.[]/.test(name);

/** Options that have a page of their own are left out, and those of a language that all languages share. */
function getEntries(page: Page): ReferenceEntry[] {
  const all = collectEntries(page.schema);
  const paths = new Set(all.map(({ path }) => path));
  const isShared = (path: string) =>
    path.startsWith('theme.locales[].') && paths.has(path.replace('theme.locales[].', 'theme.'));
  return all.filter(({ path }) =>
    page.inside === '' ? !path.startsWith('theme.') : path.startsWith(`${page.inside}.`) && !isShared(path),
  );
}

function createPage(page: Page, examples: Record<string, unknown>, translate: (text: string) => string): string {
  const entries = getEntries(page).map((entry) => ({ ...entry, name: nameIn(page, entry.path) }));
  const sections = entries
    .filter(({ name }) => !isNested(name))
    .map((entry) => {
      const nested = entries.filter(
        ({ name }) => name.startsWith(`${entry.name}.`) || name.startsWith(`${entry.name}[`),
      );
      const example = examples[entry.name];
      return [
        `## ${entry.name}`,
        entry.descriptions.map(translate).join(' '),
        facts(entry, translate),
        ...(example === undefined || !page.example ? [] : [page.example(entry.name, example)]),
        ...(nested.length > 0 ? [createTable(nested, translate)] : []),
      ].join('\n\n');
    });
  return [createHead(translate(page.title), translate(page.intro)), ...sections, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const createHead = (title: string, intro: string): string =>
  `---\ndescription: ${JSON.stringify(intro.replaceAll('`', ''))}\n---\n\n# ${title}\n\n${intro}`;

const facts = ({ type, default: value, since }: ReferenceEntry, translate: (text: string) => string): string =>
  [
    `- ${translate('Type: ')}\`${type}\``,
    ...(value === '' ? [] : [`- ${translate('Default: ')}\`${value}\``]),
    `- ${translate('Since: ')}${since}`,
  ].join('\n');

function createTable(entries: (ReferenceEntry & { name: string })[], translate: (text: string) => string): string {
  const head = ['Option', 'Type', 'Default', 'Description'].map(translate);
  const rows = entries.map(({ name, type, default: value, descriptions }) => [
    code(name),
    code(type),
    value === '' ? '' : code(value),
    cell(descriptions.map(translate).join(' ')),
  ]);
  return toTable([head, head.map(() => '---'), ...rows]);
}

const cliIntro =
  'Commands of `folia`, run in the folder of `folia.config.ts`. `folia <command> --help` shows the same.';

const folderText = 'Folder of the site. Default: the current one.';

function createCommandPage(translate: (text: string) => string): string {
  const head = ['Flag', 'Description'].map(translate);
  const sections = commands.map(({ name, description, takesFolder, options }) => {
    const folder = takesFolder ? [[code('[folder]'), cell(translate(folderText))]] : [];
    const rows = options.map((option) => [
      code(`--${option.name} ${option.argument}`.trim()),
      cell(translate(option.description)),
    ]);
    const table = rows.length > 0 ? [toTable([head, head.map(() => '---'), ...folder, ...rows])] : [];
    return [`## folia ${name}`, translate(description), ...table].join('\n\n');
  });
  return [createHead(translate('Command line'), translate(cliIntro)), ...sections, '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

export const identity = (text: string): string => text;

const toTable = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${cell(text)}\``;

/** A value of JSON as Prettier would write it, more or less: names without quotes, strings in single quotes. */
const toScript = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_]\w*)":/gm, '$1$2:')
    .replace(/"([^"\\']*)"/g, "'$1'");
