import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { jsonFault, plainly } from './json-fault';
import { findDeepNesting } from './nesting';
import { type KeyPath, locate, type Position, positionAt, type Source } from './source';

export interface Parsed {
  /** Undefined when the text could not be read. */
  value: unknown;
  problems: Problem[];
  source: Source;
}

/** The file of a text, and where in it the text begins. */
export interface TextStart {
  file: string;
  /** Line of the file on which the text begins, 1-based. */
  line: number;
}

/** One error causes others. */
const mostErrors = 10;

/** Reads YAML: the frontmatter of a page. */
export function parseYaml(yaml: string, start: TextStart, label: string): Parsed {
  // The lines above (`---`) are put back, so that positions and code frames are those of the file.
  const above = start.line > 1 ? `${'\n'.repeat(start.line - 2)}---\n` : '';
  const deep = tooDeep(yaml, above, { file: start.file, label });
  if (deep) return deep;
  const { document, source } = readDocument(yaml, above, { file: start.file, label });
  const problems = document.errors
    .slice(0, mostErrors)
    .map((error) =>
      syntaxProblem(`Broken YAML: ${sentence(plainly(error.message))}`, source, above.length + error.pos[0]),
    );
  if (problems.length > 0) return { value: undefined, problems, source };
  try {
    return { value: document.toJS() ?? undefined, problems, source };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      value: undefined,
      problems: [syntaxProblem(`Broken YAML: ${sentence(message)}`, source, above.length)],
      source,
    };
  }
}

/** Reads JSON, and only JSON: YAML's leniency is used to find positions only. */
export function parseJson(json: string, file: string, label: string): Parsed {
  const text = json.replace(/^\uFEFF/, '');
  const deep = tooDeep(text, '', { file, label });
  if (deep) return deep;
  const { document, source } = readDocument(text, '', { file, label });
  try {
    return { value: JSON.parse(text), problems: [], source };
  } catch {
    const { message, offset } = jsonFault(document, text);
    return { value: undefined, problems: [syntaxProblem(`Broken JSON: ${sentence(message)}`, source, offset)], source };
  }
}

function tooDeep(text: string, above: string, { file, label }: { file: string; label: string }): Parsed | null {
  const offset = findDeepNesting(text);
  if (offset === null) return null;
  const source: Source = { label, file, text: above + text, getPosition: () => null };
  const name = label === 'frontmatter' ? 'The frontmatter' : label;
  const problem = syntaxProblem(`${name} is nested more than 100 levels deep.`, source, above.length + offset);
  return { value: undefined, problems: [problem], source };
}

const sentence = (message: string): string => `${message.replace(/[.;]?\s*$/, '')}.`;

const syntaxProblem = (message: string, source: Source, offset: number): Problem =>
  createProblem(message, locate(source, positionAt(source.text, offset)));

function readDocument(raw: string, above: string, { file, label }: { file: string; label: string }) {
  const lines = new LineCounter();
  const body = raw.replace(/^\uFEFF/, '');
  const document = parseDocument(body, {
    lineCounter: lines,
    prettyErrors: false,
    keepSourceTokens: true,
    logLevel: 'silent',
  });
  const linesAbove = above.split('\n').length - 1;
  const getPosition = (path: KeyPath, what: 'key' | 'value'): Position | null => {
    const { line, col } = lines.linePos(findOffset(document, path, what));
    return { line: Math.max(1, line) + linesAbove, column: Math.max(1, col) };
  };
  const source: Source = { label, file, text: above + body, getPosition };
  return { document, source };
}

/** Offset of the key or value at a path, or of its deepest existing parent. */
function findOffset(document: Document, path: KeyPath, what: 'key' | 'value'): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pairs = what === 'key' && isMap(parent) ? parent.items : [];
  const pair = pairs.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)));
  const above = path.map((_, index) => document.getIn(path.slice(0, path.length - index), true));
  const node = [pair?.key, ...above, document.contents].find((each) => isNode(each) && each.range);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
