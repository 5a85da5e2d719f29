import type { SourceLocation } from '../../shared/site';
import { createCodeFrame } from '../support/errors';

/** Keys and indexes from the top of a value to one inside it. */
export type KeyPath = readonly (string | number)[];

/** The text that a value was read from; locates keys and values in it. */
export interface Source {
  /** Name in messages: `folia.config.ts`, `_meta.json`, `frontmatter`. */
  label: string;
  /** Absolute path. */
  file: string;
  /** The text as {@link getPosition} counts it: line 1 is line 1 of the file. */
  text: string;
  /** Position of the key or the value (1-based), or of its nearest parent that can be found. */
  getPosition(path: KeyPath, what: 'key' | 'value'): Position | null;
}

export interface Position {
  line: number;
  column: number;
}

/** `theme.locales[1].lang` */
export function nameOf(path: KeyPath): string {
  return path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key),
    '',
  );
}

/** The same, beginning with the file where it would begin with an index: `_meta.json[1].name`. */
export function nameIn({ label }: Source, path: KeyPath): string {
  return typeof path[0] === 'string' ? nameOf(path) : label + nameOf(path);
}

export function locate(source: Source, position: Position | null): { at: SourceLocation; frame: string | null } {
  const { line, column } = position ?? { line: 0, column: 0 };
  return { at: { file: source.file, line, column }, frame: position && createCodeFrame(source.text, line, column) };
}

/** Line and column of an offset. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
