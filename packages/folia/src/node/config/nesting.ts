/** Levels of lists and maps that a file may have. The parsers of YAML end the process, or take minutes, some thousand levels deeper. */
const mostLevels = 100;

/** Where YAML or JSON is nested too deeply: the offset of the line; null when it is not. Brackets in strings count as well. */
export function findDeepNesting(text: string): number | null {
  const indents: number[] = [];
  const state = { brackets: 0, offset: 0 };
  for (const line of text.split('\n')) {
    const [, blank = '', dashes = ''] = /^( *)((?:[-?] +)*)/.exec(line) ?? [];
    if (line.trim() !== '') {
      while ((indents.at(-1) ?? -1) >= blank.length) indents.pop();
      indents.push(blank.length);
    }
    for (const [mark] of line.matchAll(/[[\]{}]/g)) {
      state.brackets = Math.max(0, state.brackets + ('[{'.includes(mark) ? 1 : -1));
      if (state.brackets > mostLevels) return state.offset;
    }
    if (indents.length + dashes.split(/ +/).length > mostLevels) return state.offset;
    state.offset += line.length + 1;
  }
  return null;
}
