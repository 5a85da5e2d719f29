import type { ExplainedProblem } from '../../shared/dev-event';
import type { Problem } from '../../shared/site';

/**
 * Messages of the engine by their code, which is also their heading in the reference of errors. `{name}` is a placeholder. The
 * first code with a matching message is that of a problem, so messages that begin or end with a placeholder come last.
 */
export const problemMessages = {
  'dead-link': ['Dead link: "{link}" leads to no page.'],
  'dead-anchor': ['Dead anchor: "{link}" names "#{id}", which is not on {page}.'],
  'unsafe-address': ['A link cannot be a "{scheme}:" address.', 'An image cannot be a "{scheme}:" address.'],
  'long-address': [
    '{what} of {count} characters: "{text}…" cannot be longer than {limit} characters.',
    '{what} cannot be longer than {limit} characters.',
  ],
  'invalid-email': ['"{email}" is not a valid email.'],
  'unused-link-exception': ['markdown.checkDeadLinks.ignore: {pattern} matches no dead link.'],
  'redirect-loop': ['The redirect from "{from}" leads to itself.', 'The redirect from "{from}" leads back to itself.'],
  'redirect-chain': ['The redirect from "{from}" leads to another redirect.'],
  'redirect-twice': ['There are two redirects from "{from}".'],
  'redirect-over-page': [
    'The redirect from "{from}" is in the place of a page.',
    'The redirect from "{from}" is in the place of a heading.',
  ],
  'redirect-target': [
    'The redirect from "{from}" leads to "{to}", which is no page.',
    'The redirect from "{from}" leads to "#{id}", which is not on {page}.',
    'The redirect from "{from}" starts at "{page}", which is no page.',
  ],
  'redirect-line': [
    '"{from}" leads nowhere.',
    '"{from}" is a pattern, and patterns are not supported.',
    '"{status}" is not supported: the status is 301, 302, 307 or 308.',
  ],
  'address-vanished': ['The page "{address}" has vanished.', 'The heading "#{id}" has vanished from {page}.'],
  'address-unrecorded': [
    '"{address}" is not in addresses.json.',
    '"{address}" and {others} are not in addresses.json.',
  ],
  'no-address-record': ['There is no addresses.json in {folder}.'],
  'duplicate-page': ['Two files for the page {address}: {file} is used, {other} is not.'],
  'sidebar-entry': ['"{name}" in _meta.json matches no {what}.'],
  'unwatched-files': [
    'Some files are not watched: the limit of the system is reached ({code}). Their changes are not shown.',
  ],
  'no-docs-folder': ['The docs folder {folder} does not exist.'],
  'no-pages': ['There are no pages in {folder}.'],
  'no-config': ['There is no folia.config.ts in {folder}.'],
  'no-built-site': ['There is no built site in {folder}.'],
  'config-code': [
    'Broken code in {file}: {reason}',
    '{file} imports "{module}", which does not exist.',
    'tsconfig.json cannot be read: {reason}',
  ],
  'former-option': ['{option} is not an option.', '{option} is now called {name}.'],
  'plugin-option': [
    'Unknown key "{key}" in the plugin "{name}".',
    '{option} is a {type}, not a plugin.',
    '{option} has no `name`.',
    '`{key}` of the plugin "{name}" {fault}',
  ],
  'unknown-option': ['Unknown key "{key}" in {file}'],
  'duplicate-plugin': ['Two plugins are named "{name}": {first} and {second}.'],
  'plugin-config': [
    '{hook} returns no object.',
    '{hook} returns `plugins`.',
    '{hook} returns a wrong option: {message}',
  ],
  'plugin-page': [
    'pages() of the plugin "{name}": a page needs `path`, and either `content` or `file`, not {value}.',
    'pages() of the plugin "{name}": the address "{address}" {fault}.',
    'pages() of the plugin "{name}": the page {address} exists already: {owner}.',
    'pages() of the plugin "{name}": the file {file} of {address} {fault}.',
  ],
  'plugin-file': ['output() of the plugin "{name}": {fault}'],
  'plugin-timeout': ['{hook} has not finished within {time} ms.'],
  'plugin-module': ["The plugin can't be loaded: {reason}", 'The plugin has no default export with a name.'],
  'plugin-node': ['The plugin "{name}" puts {what} into a page of Markdown, which only MDX can have.'],
  'plugin-overview': ['A plugin of the site leaves something else than options in `ctx.data.overviewRows`: {reason}'],
  'code-transformer-module': [
    "The code transformers can't be loaded: {reason}",
    'The default export is no transformer of Shiki.',
  ],
  'code-transformer': [
    '{hook} of the code transformer "{name}" failed: {reason}',
    '{hook} of the code transformer "{name}" returned a promise, and hooks cannot wait.',
    'The code cannot be rendered with the code transformers: {reason}',
  ],
  'feed-file': ['{address} is written for {owner} and for {feed}.'],
  'feed-language': ['The feed of "{folder}" names "{language}", which is no language of the site.'],
  grammar: ['The grammar {file} cannot be read: {reason}', '{file} is not a TextMate grammar.'],
  'needs-option': [
    'feed needs siteOrigin.',
    'llms needs markdownPages.',
    'socialCards needs siteOrigin.',
    'socialCards needs the package {name}, which is not installed.',
    'search.index.depth needs the tokenizer "strict", not "{tokenizer}".',
    'hosts: "cloudflare" and "netlify" write the same files.',
  ],
  'unused-option': [
    'themeDir "{folder}" has no theme: the default one is used.',
    'An edit link without "text" is not shown.',
    '{folder} is not copied to the output.',
  ],
  'given-twice': ['{option} "{value}" is given twice.', '{option} "{value}" is the name of a language.'],
  'output-folder': [
    'outDir would replace {folder}.',
    'outDir is inside a source folder.',
    'The output folder {folder} is a file.',
    'The output folder {folder} is a mount point, so a build cannot replace it.',
  ],
  'site-path': [
    'The path of the site contains a backslash: {folder}.',
    'The path of the site contains "{characters}", which bundlers do not support: {folder}.',
  ],
  'interface-texts': [
    'There are no interface texts in "{language}": they are in English.',
    '{file} has no default export with texts.',
    'There is no interface text "{key}".',
    '{key} is not a string',
    '{key} has no plural form "{form}", which "{language}" needs.',
    'labels.{key} has no text for "{language}".',
  ],
  icon: [
    '{option} "{name}" is not an icon of this theme.',
    '{option} has no name for screen readers.',
    '{option} contains {what}, which no page may run.',
  ],
  'missing-image': [
    'There is no image "{image}"{place}.',
    '{option} "{image}" is not in the public folder.',
    'The image "{image}" is spelled in another way than its file.',
  ],
  'blocked-tag': [
    '<{tag}> in `head` needs {source}, which {directive} of the Content-Security-Policy blocks.',
    '<{tag} {attribute}> in `head` is blocked by script-src of the Content-Security-Policy.',
  ],
  'unsafe-html': ['HTML in a page cannot have {what}.', '`{field}` cannot have {what}.', '{field} cannot have {what}.'],
  'unknown-component': ['Unknown component <{name}>.'],
  'unknown-container': ['Unknown container ":::{name}".'],
  'code-group': ['A code group can only contain blocks of code.'],
  'long-code-line': [
    'Line {line} of this code is too long to be highlighted.',
    'Line {line} of this code takes too long to highlight.',
  ],
  'quoted-file': ['There is no file "{file}" to take the code from.', 'The file "{file}" has no region "{region}".'],
  'heading-id': ['Two headings have the id "{id}".', 'The id "{id}" is used by the page itself.'],
  formula: ['The formula cannot be read: {reason}.'],
  'out-of-memory': ['The memory of a thread was not enough to render a page.'],
  'too-complex': [
    'The file has {size} MB, and may have {limit} MB at most.',
    'The tables of this page have more than 200,000 cells.',
    'This paragraph has more than 10,000 character references.',
    'This paragraph has brackets nested more than 1,000 levels deep.',
    '{file} is nested more than 100 levels deep.',
  ],
  'mdx-syntax': [
    'Expected a closing tag for {tag}',
    'Unexpected character {character}',
    'Unexpected end of file {place}',
    'Could not parse {code}',
  ],
  'closing-tag': ['The closing tag {tag} is inside a list item that does not contain its opening tag.'],
  'missing-import': [
    'There is no "{module}" to import.',
    '"{module}" does not export "{name}".',
    '"{module}" cannot be imported. {reason}',
  ],
  'import-cycle': ['These files include each other: {files}.'],
  'broken-frontmatter': ['Broken YAML: {reason}', 'The frontmatter is wrong: {reason}'],
  'broken-json': ['Broken JSON: {reason}', 'The translation record is not valid JSON.'],
  'not-utf8': ['The file is not UTF-8.', 'The name of the file is not UTF-8.'],
  'not-a-file': ['This is {what}, not a file.'],
  'outside-project': [
    'The link leads to a file that is outside of the project.',
    'The link leads to a file that is a hidden file or belongs to an installed package.',
    '{file} is outside of the project.',
    '{file} is a hidden file or belongs to an installed package.',
  ],
  'same-name': [
    '{file} has the same name as a folder of the site.',
    '{file} is in a folder with the same name as a file of the site.',
  ],
  'page-gone': ['The page {address} no longer exists.'],
  'render-failed': ['This page cannot be rendered: {reason}', 'The layout of {page} cannot be rendered: {reason}'],
  'missing-glyphs': ['No font of socialCards has {characters} of "{title}".'],
  'stale-translation': ['"{heading}" has changed since it was translated as "{translation}".'],
  'translation-record': ['The site has no translation record.', 'The page "{id}" has no translation.'],
  'port-in-use': ['Port {port} is in use.', 'All ports from {first} to {last} are in use.'],
  'command-line': [
    'No command given.',
    'Unknown command "{name}".',
    'Unexpected "{argument}".',
    '"folia {command}" needs a subcommand.',
    '"folia {command}" has no option {option}.',
    '--write needs --addresses.',
    'A value for {option} is required',
    '{option} is not a path such as "/docs/".',
    'The folder of the new site is missing.',
    'The folder {folder} does not exist.',
    'The new site cannot be inside the old one.',
    '{folder} is not empty.',
    '{folder} has no site of an engine that can be migrated.',
  ],
  'host-line': ['The host ignores a line of {file} with more than {limit} characters: {line}'],
  'no-parser-binary': ['The parser of Markdown (satteri) has no binary for this machine.'],
  'file-system': [
    'The disk is full: no space left in {folder}, where the {what} is written ({code}).',
    "The file can't be read ({code}).",
    "The folder {folder} can't be read ({code}).",
    '{file}: {reason} (E{code}).',
  ],
  'missing-file': ['{option}: {file} does not exist.'],
  'hook-failed': ['{hook} failed: {reason}'],
  'required-value': ['{option} is required', '{option} cannot be empty'],
  'wrong-value': [
    '{option} must be one of [{values}]',
    '{option} must have one of the keys [{keys}]',
    '{option} must be a schema, such as `z.looseObject({ level: z.enum(["easy", "hard"]) })`',
    '{option} is not a valid {type}',
    '{option} is not a language tag, such as en or pt-BR',
    '{option} does not match pattern {pattern}',
    '{option} is invalid for date format {format}',
    '{option} could not be parsed as date',
    '{option} is an invalid date',
    'Validation error on field {option}',
  ],
  'wrong-size': [
    '{option} must be exactly {length} characters',
    '{option} must be exactly {length} in length',
    '{option} must be at least {min} characters',
    '{option} cannot be longer than {max} characters',
    '{option} must be between {min} and {max}',
    '{option} must be between {min} and {max} characters',
    '{option} must be between {min} and {max} in length',
    '{option} must equal {value}',
    '{option} cannot be less than {min}',
    '{option} cannot be less than {min} in length',
    '{option} cannot be greater than {max}',
    '{option} cannot be greater than {max} in length',
  ],
  'wrong-type': ['{option} is not a {type}', '{option} is not an {type}'],
} as const satisfies Record<string, readonly string[]>;

export type ProblemCode = keyof typeof problemMessages;

const parts = Object.entries(problemMessages).map(([code, messages]) => ({
  // `Object.entries` widens the keys to `string`
  code: code as ProblemCode,
  messages: messages.map((message) => message.split(/\{\w+\}/)),
}));

/**
 * The code of a message; null for one that the bundler, a schema of the site or a plugin has worded.
 *
 * @example findCode('Dead link: "/x" leads to no page.') // 'dead-link'
 */
export const findCode = (message: string): ProblemCode | null =>
  parts.find(({ messages }) => messages.some((fixed) => fits(message, fixed)))?.code ?? null;

/** Whether a message has the fixed parts of a template in their order. In linear time, because messages contain user input. */
function fits(message: string, [first = '', ...others]: readonly string[]): boolean {
  if (!message.startsWith(first)) return false;
  const last = others.pop();
  if (last === undefined) return message === first;
  let place = first.length;
  for (const part of others) {
    const found = message.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return message.length - last.length >= place && message.endsWith(last);
}

const reference = 'https://github.com/web-infra-dev/rslib/blob/main/docs/docs/en/reference/errors.md';

/** A problem with the address that explains it. */
export function explain(problem: Problem): ExplainedProblem {
  const code = findCode(problem.message);
  return { ...problem, reference: code && errorAddress(code) };
}

/** Where a code is explained. */
export const errorAddress = (code: ProblemCode): string => `${reference}#${code}`;
