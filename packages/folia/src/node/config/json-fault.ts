import { type Document, isScalar, type Node, Scalar, visit } from 'yaml';

export interface Fault {
  message: string;
  offset: number;
}

/**
 * Why a text is not JSON. Node's own message has no position, so the text is read as YAML, a superset of JSON: either that fails
 * too, at a position, or something in it is YAML and not JSON.
 */
export function jsonFault(document: Document, text: string): Fault {
  const [error] = document.errors;
  const foreign = findForeign(document, text);
  const first = foreign.filter(({ message }) => message !== unbracketed).sort((a, b) => a.offset - b.offset)[0];
  if (first && (!error || first.offset < error.pos[0])) return first;
  if (error) return { message: plainly(error.message), offset: Math.min(error.pos[0], text.length) };
  return foreign[0] ?? { message: text.trim() === '' ? 'The file is empty' : 'This is not JSON', offset: 0 };
}

const unbracketed = 'Brackets or braces are missing';

/** Clearer messages for common mistakes. */
export function plainly(message: string): string {
  const closing = /^Flow .* end with a ([\]}])$/.exec(message)?.[1];
  if (closing) return `A closing "${closing}" is missing`;
  if (message.startsWith('Missing , or : ')) return 'A comma or a colon is missing';
  if (message.startsWith('Missing , ')) return 'A comma is missing';
  return message;
}

/** The parts of a tree that JSON does not have. */
function findForeign(document: Document, text: string): Fault[] {
  const found: Fault[] = [];
  const note = (message: string, offset: number) => void found.push({ message, offset });
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key)) note(unbracketed, getRange(key)[0]);
      if (value === null) note('A value is missing', getRange(key)[1]);
    },
    Scalar(place, node) {
      const [start, end] = getRange(node);
      const isQuoted = node.type === Scalar.QUOTE_DOUBLE;
      if (isJson(text.slice(start, end)) && (isQuoted || place !== 'key')) return;
      if (isQuoted) note('This is not valid JSON', start);
      else if (start === end) note('A value is missing', start);
      else note(`A ${place === 'key' ? 'key' : 'text'} needs double quotes`, start);
    },
    Collection(_, node) {
      const [start, end] = getRange(node);
      const written = text.slice(start, end);
      const comma = /,\s*[\]}]$/.exec(written);
      const comment = /^[ \t]*#/m.exec(written);
      if (!/^[[{]/.test(written)) note(unbracketed, start);
      else if (comma) note('A comma without anything after it', start + comma.index);
      else if (comment) note('JSON has no comments', start + comment.index);
    },
  });
  return found;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

// Nodes that come from a text have a range; the types allow for nodes made by hand.
const getRange = (node: unknown): readonly [number, number, number] => (node as Node | null)?.range ?? [0, 0, 0];
