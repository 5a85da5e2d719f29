import { escapeHtml } from '../highlight/tokens';
import type { CodeMeta } from './meta';

export interface BlockParts {
  /** As written; '' when there is none. */
  language: string;
  meta: CodeMeta;
  /** Lines as HTML. */
  lines: readonly string[];
  marks: ReadonlyMap<number, readonly string[]>;
  defaults: { lineNumbers: boolean; wrap: boolean };
}

/** A block's outer `div`: its attributes and what is inside. */
export interface BlockHtml {
  attributes: { [name: string]: string };
  inner: string;
}

export function blockHtml({ language, meta, lines, marks, defaults }: BlockParts): BlockHtml {
  const attributes: BlockHtml['attributes'] = { 'data-lang': language === '' ? 'text' : language };
  if (meta.wrap ?? defaults.wrap) attributes['data-wrap'] = '';
  if (meta.lineNumbers ?? defaults.lineNumbers) attributes['data-lines'] = '';
  if (meta.fold) attributes['data-fold'] = '';
  const title = meta.title ? `<div class="folia-code-title">${escapeHtml(meta.title)}</div>` : '';
  const body = lines.map((line, index) => lineHtml(line, classesOf(index + 1, meta, marks)));
  return { attributes, inner: `${title}<pre tabindex="0"><code>${body.join('\n')}</code></pre>` };
}

const lineHtml = (line: string, classes: string): string => `<span class="line${classes}">${line}</span>`;

function classesOf(line: number, meta: CodeMeta, marks: BlockParts['marks']): string {
  const names = marks.get(line) ?? [];
  const all = meta.marked.has(line) && !names.includes('highlighted') ? ['highlighted', ...names] : names;
  return all.length > 0 ? ` ${all.join(' ')}` : '';
}

export function outerHtml({ attributes, inner }: BlockHtml): string {
  const text = Object.entries(attributes).map(([name, value]) =>
    value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`,
  );
  return `<div class="folia-code"${text.join('')}>${inner}</div>`;
}
