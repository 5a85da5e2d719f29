const shells = new Set(['sh', 'bash', 'zsh', 'shell', 'shellscript', 'shellsession', 'console']);

/**
 * Removes the prompt `$ ` from the lines of a shell, so that it is neither selected nor copied; a style shows it again.
 * `prompts`: the lines that had one, 1-based.
 *
 * @example readPrompts('$ ls\na.ts', 'sh') // { code: 'ls\na.ts', prompts: 1 }
 */
export function readPrompts(code: string, language: string): { code: string; prompts: Set<number> } {
  const prompts = new Set<number>();
  if (!shells.has(language.toLowerCase())) return { code, prompts };
  const lines = code.split('\n').map((line, index) => {
    if (!line.startsWith('$ ')) return line;
    prompts.add(index + 1);
    return line.slice(2);
  });
  return { code: lines.join('\n'), prompts };
}
