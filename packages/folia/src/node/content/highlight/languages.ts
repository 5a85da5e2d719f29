/** Names that Shiki does not know, or knows as something else than authors of Markdown mean. */
const builtIn: { [alias: string]: string } = {
  markup: 'html',
  svg: 'xml',
  console: 'shellsession',
  terminal: 'bash',
  env: 'dotenv',
  patch: 'diff',
};

const plain = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'none', 'output']);

/** What Shiki calls text without a grammar. */
export const plainLanguage = 'text';

/** The grammar behind a name as written after the fence; null for plain text. Unknown names come back as they are. */
export function getLanguage(name: string, aliases: Readonly<Record<string, string>>): string | null {
  const written = name.toLowerCase();
  const own = Object.hasOwn(aliases, written) ? aliases[written] : undefined;
  const asked = own ?? written;
  const language = Object.hasOwn(builtIn, asked) ? (builtIn[asked] ?? asked) : asked;
  return plain.has(language) ? null : language;
}
