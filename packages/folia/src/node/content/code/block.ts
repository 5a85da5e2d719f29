import { fillCount } from '../../../shared/counted';
import { escapeHtml } from '../../../shared/escape';
import * as markup from '../../../shared/markup';
import type { HtmlBlock } from '../html-block';
import type { ContentConfig, ContentStrings } from '../types';
import type { CodeMeta } from './meta';

export interface BlockParts {
  /** Of the page. */
  lang: string;
  /** As written; '' when there is none. */
  language: string;
  meta: CodeMeta;
  /** Lines as HTML. */
  lines: readonly string[];
  /** The `pre` of code that has been transformed; `lines` and `marks` are those that it has. */
  pre?: string;
  marks: ReadonlyMap<number, readonly string[]>;
  /** Lines that begin with a prompt. */
  prompts: ReadonlySet<number>;
  /** Defaults of the site for a block. */
  site: Pick<ContentConfig['markdown'], 'showLineNumbers' | 'lineNumbersWithMarks' | 'defaultWrapCode' | 'foldCode'>;
  strings: Pick<
    ContentStrings,
    'code' | 'terminal' | 'copyCode' | 'wrapCode' | 'colon' | 'showAllLines' | 'showFewerLines'
  >;
}

const outputLanguages = new Set(['text', 'txt', 'ansi', 'output', 'console', 'shellsession']);

/** Lines that stay visible in a folded block, as in the theme's `code.css`. */
const foldedLines = 12;
/** Fewer hidden lines are not worth a control. */
const fewestHidden = 3;

export function blockHtml(parts: BlockParts): HtmlBlock {
  const { language, meta, pre = preHtml(parts), site, strings } = parts;
  const attributes: Record<string, string> = { [markup.code]: '', 'data-lang': language === '' ? 'text' : language };
  if (meta.wrap ?? site.defaultWrapCode) attributes['data-wrap'] = '';
  if (meta.lineNumbers ?? isNumbered(parts)) attributes['data-lines'] = '';
  if (isOutput(parts)) attributes['data-output'] = strings.terminal;
  const title = meta.title ? `<div class="folia-code-title" ${markup.codeTitle}>${escapeHtml(meta.title)}</div>` : '';
  return {
    tag: 'div',
    className: 'folia-code',
    attributes,
    inner: title + pre + (isFolded(parts) ? foldHtml(parts) : '') + buttonsHtml(parts),
  };
}

function preHtml({ meta, lines, marks, prompts, strings }: BlockParts): string {
  const body = lines.map((line, index) =>
    lineHtml((prompts.has(index + 1) ? prompt : '') + line, getClasses(index + 1, meta, marks)),
  );
  const attributes = Object.entries(getPreAttributes({ meta, strings }, lines.length));
  const text = attributes.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<pre${text}><code>${body.join('\n')}</code></pre>`;
}

/** `translate="no"`: translators skip code. The number of lines is the height of code that is not laid out yet. */
export function getPreAttributes({ meta, strings }: Pick<BlockParts, 'meta' | 'strings'>, lines: number) {
  const label = meta.title ? `${meta.title}${strings.colon}${strings.code}` : strings.code;
  return { [markup.scrollLabel]: label, translate: 'no', style: `--lines:${lines}` };
}

/** Output of a command is not code. A tree of files and a block with a title are something else. */
const isOutput = ({ language, meta, lines }: BlockParts): boolean =>
  outputLanguages.has(language.toLowerCase()) && !meta.title && !lines.some((line) => /[├└]─/.test(line));

/** Their icons are in `late.lazy.css`. */
function buttonsHtml({ meta, site, strings }: BlockParts): string {
  // One of many buttons with the same title: its name says which file it is for.
  const file = meta.title ? strings.colon + meta.title : '';
  const button = (action: string, title: string, state = '') =>
    `<button type="button" data-action="${action}" title="${escapeHtml(title)}" aria-label="${escapeHtml(title + file)}"${state}></button>`;
  const wrap = button('wrap', strings.wrapCode, ` aria-pressed="${meta.wrap ?? site.defaultWrapCode}"`);
  const copy = button('copy', strings.copyCode);
  return `<div class="folia-code-buttons folia-needs-script" ${markup.screenOnly}>${wrap}${copy}</div>`;
}

/** Marked lines alone are no reason for numbers, unless the site says so. */
const isNumbered = ({ meta, marks, site }: BlockParts): boolean =>
  site.showLineNumbers || (site.lineNumbersWithMarks && (!meta.marked.isEmpty || marks.size > 0));

function isFolded({ meta, lines, site: { foldCode } }: BlockParts): boolean {
  const wanted = meta.fold ?? (foldCode > 0 && lines.length > foldCode);
  return wanted && lines.length >= foldedLines + fewestHidden;
}

/** The browser's own disclosure: it folds without a script, and copying and printing take the whole block. */
function foldHtml({ lines, strings, lang }: BlockParts): string {
  const open = escapeHtml(fillCount(strings.showAllLines, { lang, count: lines.length, name: 'lines' }));
  const close = escapeHtml(strings.showFewerLines);
  return `<details class="folia-code-more" ${markup.screenOnly}><summary><span>${open}</span><span>${close}</span></summary></details>`;
}

/** What it shows is no text of the page: it is neither selected nor copied. */
const prompt = '<span class="prompt"></span>';

const lineHtml = (line: string, classes: string): string => `<span class="line${classes}">${line}</span>`;

function getClasses(line: number, meta: CodeMeta, marks: BlockParts['marks']): string {
  const names = marks.get(line) ?? [];
  const all = meta.marked.has(line) && !names.includes('highlighted') ? ['highlighted', ...names] : names;
  return all.length > 0 ? ` ${all.join(' ')}` : '';
}
