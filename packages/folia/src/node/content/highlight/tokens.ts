import type { HighlighterCore } from 'shiki/core';
import type { StateStack } from 'shiki/textmate';
import { escapeHtml } from '../../../shared/escape';
import { isLongLine, type WorkLimit } from './limited-work';

export type Grammar = ReturnType<HighlighterCore['getLanguage']>;

interface Settings {
  grammar: Grammar;
  classes: readonly string[];
  limit: WorkLimit;
}

/**
 * The highlighted lines of a block as HTML: `<span class="t-k">const</span> x`. Neighbours of one class are merged and
 * white space joins what is before it, which makes a third fewer tags.
 */
export function highlightLines(code: string, { grammar, classes, limit }: Settings): string[] {
  let state: StateStack | null = null;
  return code.split('\n').map((line) => {
    if (isLongLine(line)) return escapeHtml(line);
    const result = grammar.tokenizeLine2(line, state, 0);
    if (limit.isReached()) return escapeHtml(line);
    state = result.ruleStack;
    return lineHtml(line, result.tokens, classes);
  });
}

/** `tokens` holds pairs: where a token starts, and its metadata, whose bits 15–23 are the colour. */
function lineHtml(line: string, tokens: Uint32Array, classes: readonly string[]): string {
  let html = '';
  let start = 0;
  let current = '';
  for (let index = 0; index < tokens.length; index += 2) {
    const from = tokens[index] ?? 0;
    const to = tokens[index + 2] ?? line.length;
    const name = classes[((tokens[index + 1] ?? 0) & 0xff8000) >>> 15] ?? '';
    if (name === current || (isBlank(line, from, to) && index > 0)) continue;
    html += getSpan(line.slice(start, from), current);
    start = from;
    current = name;
  }
  return html + getSpan(line.slice(start), current);
}

function getSpan(text: string, name: string): string {
  if (text === '') return '';
  return name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`;
}

function isBlank(line: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = line.charCodeAt(at);
    if (code !== 32 && code !== 9) return false;
  }
  return true;
}
