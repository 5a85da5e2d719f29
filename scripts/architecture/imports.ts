import { codeOf } from './code';

/** An import as written in a file. */
export interface Import {
  /** As written: `../shared/route`, `node:fs`, `react`. */
  from: string;
  line: number;
  kind: 'value' | 'type' | 'dynamic';
}

// Statements start a line (the formatter sees to it); `import()` can be anywhere.
const statement = /^(?:import|export)\s+(type\s+)?([^'";]*?)\s*\bfrom\s*(['"])([^'"\n]+)\3/gm;
const bare = /^import\s*(['"])([^'"\n]+)\1/gm;
const call = /\bimport\(\s*(['"])([^'"\n]+)\1/g;

/** All imports and re-exports of a TypeScript or TSX source, in order; those in comments and templates do not count. */
export function importsOf(source: string): Import[] {
  const code = codeOf(source);
  const found: Import[] = [];
  const add = (index: number, from: string, kind: Import['kind']) =>
    found.push({ from, kind, line: code.slice(0, index).split('\n').length });
  for (const match of code.matchAll(statement)) {
    const [, typeWord, names = '', , from = ''] = match;
    add(match.index, from, typeWord || onlyTypes(names) ? 'type' : 'value');
  }
  for (const match of code.matchAll(bare)) add(match.index, match[2] ?? '', 'value');
  for (const match of code.matchAll(call)) add(match.index, match[2] ?? '', 'dynamic');
  return found.sort((a, b) => a.line - b.line);
}

/** `{ type A, type B }` */
function onlyTypes(names: string): boolean {
  const inBraces = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const list = inBraces?.split(',').filter((name) => name.trim() !== '') ?? [];
  return list.length > 0 && list.every((name) => /^\s*type\s/.test(name));
}
