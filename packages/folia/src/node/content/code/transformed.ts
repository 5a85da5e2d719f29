import type { Element, Nodes } from 'hast';
import type { ShikiTransformer } from 'shiki/core';
import type { LineNumbers } from './meta';
import { isCut, mark, strip } from './notations';

export interface TransformedInput {
  /** Numbers of highlighted lines, among those that are shown. */
  marked: LineNumbers;
  /** Numbers of the lines that begin with a prompt, among those that the transformers receive. */
  prompts: ReadonlySet<number>;
  /** Attributes of the `pre`, with its number of lines. */
  getAttributes(lines: number): Readonly<Record<string, string>>;
}

/** The facts of a transformed block. */
export interface Transformed {
  /** Text of the lines that are shown. */
  lines: string[];
  /** Line (1-based) → classes. */
  marks: Map<number, string[]>;
}

/**
 * Folia's own part in a block that transformers have changed: hidden lines, notations that no transformer has handled, marked lines
 * and prompts. It is a transformer itself, the last one, and fills in `transformed` when it runs.
 */
export function createOwnTransformer(input: TransformedInput): {
  transformer: ShikiTransformer;
  transformed: Transformed;
} {
  const transformed: Transformed = { lines: [], marks: new Map() };
  const withNotation = new Set<Element>();
  const withPrompt = new Set<Element>();
  const transformer: ShikiTransformer = {
    name: 'folia',
    enforce: 'post',
    // before transformers remove what keeps other text from being a notation
    line(line, number) {
      if (strip(textOf(line)).found.length > 0) withNotation.add(line);
      if (input.prompts.has(number)) withPrompt.add(line);
    },
    root(root) {
      const pre = find(root, 'pre');
      const code = pre && find(pre, 'code');
      if (!code) return;
      removeHidden(code);
      const marks = takeNotations(code, withNotation);
      for (const [index, line] of getLines(code).entries()) {
        if (input.marked.has(index + 1)) this.addClassToHast(line, 'highlighted');
        this.addClassToHast(line, marks.get(index + 1) ?? []);
        const names = getClasses(line).filter((name) => name !== 'line');
        if (names.length > 0) transformed.marks.set(index + 1, names);
        transformed.lines.push(textOf(line));
        if (withPrompt.has(line)) line.children.unshift(createPrompt());
      }
      const { style = '', ...attributes } = input.getAttributes(transformed.lines.length);
      const styles = [pre.properties.style, style].filter(Boolean).join(';');
      Object.assign(pre.properties, attributes, { style: styles });
    },
  };
  return { transformer, transformed };
}

/** Lines above `// ---cut---`. Transformers have received them: some check the types of the whole. */
function removeHidden(code: Element): void {
  const lines = getLines(code);
  const last = lines.findLastIndex((line) => isCut(textOf(line)));
  for (const line of lines.slice(0, last + 1)) removeLine(code, line);
}

/** As `readNotations` does, of the lines that have had some from the beginning. */
function takeNotations(code: Element, withNotation: ReadonlySet<Element>): Map<number, string[]> {
  const marks = new Map<number, string[]>();
  let first = 1;
  for (const line of getLines(code)) {
    const { text, found } = withNotation.has(line) ? strip(textOf(line)) : { text: '', found: [] };
    for (const { name, count } of found) mark(marks, { name, first, last: first + count - 1 });
    if (found.length > 0 && text.trim() === '') {
      removeLine(code, line);
      continue;
    }
    if (found.length > 0) truncate(line, text.length);
    first++;
  }
  return marks;
}

/** With its break. */
function removeLine(code: Element, line: Element): void {
  const index = code.children.indexOf(line);
  const isBreak = (at: number) => code.children[at]?.type === 'text';
  const start = !isBreak(index + 1) && isBreak(index - 1) ? index - 1 : index;
  code.children.splice(start, start < index || isBreak(index + 1) ? 2 : 1);
}

/** Keeps that many characters of the text. */
function truncate(element: Element, length: number): void {
  let left = length;
  element.children = element.children.filter((child) => {
    const size = textOf(child).length;
    const kept = Math.min(left, size);
    left -= kept;
    if (kept === size) return true;
    if (child.type === 'text') child.value = child.value.slice(0, kept);
    else if (child.type === 'element') truncate(child, kept);
    return kept > 0;
  });
}

const createPrompt = (): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { class: 'prompt' },
  children: [],
});

const getLines = (code: Element): Element[] =>
  code.children.filter((child) => child.type === 'element').filter((child) => getClasses(child).includes('line'));

/** Shiki writes `class`, a list or a string. */
const getClasses = ({ properties }: Element): string[] => [properties.class ?? []].flat().join(' ').split(' ');

function find(node: Nodes, tagName: string): Element | null {
  if (node.type === 'element' && node.tagName === tagName) return node;
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const found = find(child, tagName);
    if (found) return found;
  }
  return null;
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
