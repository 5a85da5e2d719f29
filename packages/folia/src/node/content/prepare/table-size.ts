/** Cells of all tables of a page. The parser fills every row up to the width of the first: 30 kB of text can be millions of cells. */
const mostCells = 200_000;

/** Line of the table with which a page has too many cells, 1-based; null when it has not. */
export function findHugeTable(source: string): number | null {
  const state = { cells: 0, width: 0, start: 0 };
  for (const [index, line] of source.split('\n').entries()) {
    if (line.trim() === '') state.width = 0;
    // the line below the head: `| --- | :-: |`
    else if (state.width === 0 && line.includes('|') && /^[\s>|:-]+$/.test(line))
      Object.assign(state, { width: line.split('|').length, start: index });
    state.cells += state.width;
    if (state.cells > mostCells) return state.start + 1;
  }
  return null;
}
