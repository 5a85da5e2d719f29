import { existsSync, readFileSync } from 'node:fs';
import type { Problem } from '../../shared/site';
import { checkIsFile, hashOf } from '../support/files';
import { readModule } from '../support/read-module';
import type { Report } from './report';

/** A TextMate grammar of the site. */
export interface GrammarFile {
  path: string;
  /** What follows the fence, in lower case. */
  names: string[];
  /** Of the text of the file: code is highlighted again when it changes. */
  hash: string;
}

const option = ['markdown', 'languages'];
const hint = 'It needs `name`, `scopeName` and `patterns`; a module exports it as its default.';

interface Grammar {
  name: string;
  scopeName: string;
  patterns: unknown[];
  aliases?: string[];
}

/** Reads the files of `markdown.languages`. */
export async function readGrammars(
  paths: readonly string[],
  report: Report,
): Promise<{ grammars: GrammarFile[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const grammars: GrammarFile[] = [];
  for (const path of paths) {
    // a missing file is reported with the other files
    if (!existsSync(path)) continue;
    checkIsFile(path);
    const read = await readModule(path).then(
      (value) => ({ value }),
      (error: unknown) => ({ reason: error instanceof Error ? error.message : String(error) }),
    );
    if ('reason' in read) problems.push(report(option, `The grammar ${path} cannot be read: ${read.reason}`));
    else if (!isGrammar(read.value)) problems.push(report(option, `${path} is not a TextMate grammar.`, { hint }));
    else grammars.push({ path, names: getNames(read.value), hash: hashOf(readFileSync(path, 'utf8')) });
  }
  return { grammars, problems };
}

const getNames = ({ name, aliases = [] }: Grammar): string[] => [name, ...aliases].map((each) => each.toLowerCase());

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isGrammar(value: unknown): value is Grammar {
  if (typeof value !== 'object' || value === null) return false;
  const { name, scopeName, patterns, aliases = [] } = value as Partial<Record<keyof Grammar, unknown>>;
  return (
    isText(name) && isText(scopeName) && Array.isArray(patterns) && Array.isArray(aliases) && aliases.every(isText)
  );
}
