import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../../shared/site';
import { createProblem } from '../support/errors';
import { jsonFault, plainly } from './json-fault';
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

/** Reads YAML: the frontmatter of a page. */
export function parseYaml(yaml: string, start: TextStart, label: string): Parsed {
  // The lines above (`---`) are put back, so that positions and code frames count as the file does.
  const above = start.line > 1 ? `${'\n'.repeat(start.line - 2)}---\n` : '';
  const { document, source } = readDocument(yaml, above, { file: start.file, label });
  const problems = document.errors.map((error) =>
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
  const { document, source } = readDocument(text, '', { file, label });
  try {
    return { value: JSON.parse(text), problems: [], source };
  } catch {
    const { message, offset } = jsonFault(document, text);
    return { value: undefined, problems: [syntaxProblem(`Broken JSON: ${sentence(message)}`, source, offset)], source };
  }
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

/** Offset of the key or value at a path; of the deepest thing above it that exists. */
function findOffset(document: Document, path: KeyPath, what: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = getStart(node) ?? 0;
  for (const [index, key] of path.entries()) {
    const step = stepInto(node, key);
    if (!step) break;
    const wanted = index === path.length - 1 && what === 'key' ? step.key : (getStart(step.value) ?? step.key);
    offset = wanted ?? offset;
    node = step.value;
  }
  return offset;
}

function stepInto(node: unknown, key: string | number): { key: number | null; value: unknown } | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    return pair ? { key: getStart(pair.key), value: pair.value } : null;
  }
  const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
  return item === undefined ? null : { key: getStart(item), value: item };
}

function getStart(node: unknown): number | null {
  // An empty value (`title:`) has a range of no length behind its key.
  const range = (node as Node | null | undefined)?.range;
  return range ? range[0] : null;
}
