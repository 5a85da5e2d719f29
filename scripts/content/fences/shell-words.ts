/** One command of a shell line, with its words. */
export interface Command {
  words: string[];
  /** Line of the fence, from 0. */
  line: number;
}

/** The commands of a fence. */
export const commandsIn = (code: string): Command[] =>
  shellLines(code).flatMap(({ text, line }) => splitLine(text).map((words) => ({ words, line })));

/** The lines of a fence. Lines that end in `\\` are joined with the next, `$` or `>` in front is a prompt. */
export function shellLines(code: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const lines = code.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = index;
    let text = lines[index] ?? '';
    while (text.endsWith('\\') && index + 1 < lines.length)
      text = `${text.slice(0, -1).trimEnd()} ${(lines[++index] ?? '').trimStart()}`;
    found.push({ text: text.replace(/^\s*[$>]\s+/, ''), line });
  }
  return found;
}

const token = /\s*(?:(&&|\|\||;|\||&)|(#.*)|((?:[^\s"'&|;]+|"(?:\\.|[^"\\])*"|'[^']*')+))/y;

/** `A=1 npx rslib && ls "a b" # so` → [['npx', 'rslib'], ['ls', 'a b']] */
export function splitLine(text: string): string[][] {
  const commands: string[][] = [[]];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, operator, comment, word] = match;
    if (comment !== undefined) break;
    if (operator !== undefined) commands.push([]);
    else if (word !== undefined) commands.at(-1)?.push(word.replace(/["']/g, ''));
  }
  return commands.map(withoutSurroundings).filter(({ length }) => length > 0);
}

/** Variables in front of a command, and where its output goes. */
function withoutSurroundings(words: string[]): string[] {
  const start = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word));
  const rest = start < 0 ? [] : words.slice(start);
  const end = rest.findIndex((word) => /^\d?[<>]/.test(word));
  return end < 0 ? rest : rest.slice(0, end);
}
