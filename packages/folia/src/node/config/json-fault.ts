import { type Document, isMap, isScalar, isSeq, type Node, type Pair, Scalar } from 'yaml';

export interface Fault {
  message: string;
  offset: number;
}

/**
 * Why a text is not JSON. Node's own message has no position, so the text is read as YAML, of which JSON is a part: either that
 * fails too, at a position, or something in it is YAML and not JSON.
 */
export function jsonFault(document: Document, text: string): Fault {
  const error = document.errors[0];
  const offsetOfError = error?.pos[0] ?? 0;
  const foreign = document.contents ? foreignIn(document.contents, text) : null;
  if (foreign && foreign.message !== unbracketed && (!error || foreign.offset < offsetOfError)) return foreign;
  if (error) return { message: plainly(error.message), offset: Math.min(offsetOfError, text.length) };
  if (foreign) return foreign;
  return text.trim() === '' ? { message: 'The file is empty', offset: 0 } : { message: 'This is not JSON', offset: 0 };
}

const unbracketed = 'Brackets or braces are missing';

/** The parser's message for common mistakes, in the words of authors. */
export function plainly(message: string): string {
  const closing = /^Flow .* end with a ([\]}])$/.exec(message)?.[1];
  if (closing) return `A closing "${closing}" is missing`;
  if (message.startsWith('Missing , or : ')) return 'A comma or a colon is missing';
  if (message.startsWith('Missing , ')) return 'A comma is missing';
  return message;
}

/** The first part of the tree that JSON does not have. */
function foreignIn(node: unknown, text: string): Fault | null {
  if (isMap(node)) {
    const inner = findFirst(node.items, (pair) => keyFault(pair.key) ?? valueFault(pair, text));
    return inner ?? collectionFault(node, text);
  }
  if (isSeq(node)) return findFirst(node.items, (item) => foreignIn(item, text)) ?? collectionFault(node, text);
  return isScalar(node) ? scalarFault(node, text) : null;
}

function findFirst<T>(items: readonly T[], getFault: (item: T) => Fault | null): Fault | null {
  for (const item of items) {
    const fault = getFault(item);
    if (fault) return fault;
  }
  return null;
}

function keyFault(key: unknown): Fault | null {
  if (!isScalar(key)) return { message: unbracketed, offset: getStart(key) };
  return key.type === Scalar.QUOTE_DOUBLE ? null : { message: 'A key needs double quotes', offset: getStart(key) };
}

function valueFault({ key, value }: Pair, text: string): Fault | null {
  return value === null ? { message: 'A value is missing', offset: getEnd(key) } : foreignIn(value, text);
}

function scalarFault(node: Scalar, text: string): Fault | null {
  const written = text.slice(getStart(node), getEnd(node));
  if (node.type === Scalar.QUOTE_DOUBLE)
    return isJson(written) ? null : { message: 'This text is not written as JSON', offset: getStart(node) };
  if (isJson(written)) return null;
  const message = written === '' ? 'A value is missing' : 'A text needs double quotes';
  return { message, offset: getStart(node) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function collectionFault(node: { items: unknown[] } & Node, text: string): Fault | null {
  const [start, end] = [getStart(node), getEnd(node)];
  if (!/[[{]/.test(text.charAt(start))) return { message: unbracketed, offset: start };
  const comma = /,\s*[\]}]$/.exec(text.slice(start, end));
  if (comma) return { message: 'A comma without anything after it', offset: start + comma.index };
  const comment = /^[ \t]*#/m.exec(text.slice(start, end));
  return comment ? { message: 'JSON has no comments', offset: start + comment.index } : null;
}

// Nodes that come from a text have a range; the types allow for nodes made by hand.
const getRange = (node: unknown): readonly [number, number, number] => (node as Node | null)?.range ?? [0, 0, 0];
const getStart = (node: unknown): number => getRange(node)[0];
const getEnd = (node: unknown): number => getRange(node)[1];
