import * as markup from '../../../shared/markup';
import { fenceFor } from './inline-markdown';
import { findElement, getElements, type HtmlElement, hasClass, isMarked, textOf } from './read-html';

/** A block of code with its language and title, fenced. One that shows a difference is a `diff`. */
export function renderCodeBlock(block: HtmlElement): string {
  const language = block.attributes['data-lang'] ?? '';
  // a line with a backtick in it begins no block
  const title = textOf(findElement(block, (element) => isMarked(element, markup.codeTitle)) ?? '').replace(
    /[`\s]+/g,
    ' ',
  );
  const pre = block.tag === 'pre' ? block : findElement(block, ({ tag }) => tag === 'pre');
  const lines = getElements(block, (element) => element.tag === 'span' && hasClass(element, 'line'));
  const isDifference = lines.some((line) => hasClass(line, 'diff'));
  const code = isDifference ? lines.map(getDifference).join('\n') : textOf(pre ?? '').replace(/\n$/, '');
  const quote = title.includes('"') ? "'" : '"';
  const meta = title === '' ? '' : ` title=${quote}${title}${quote}`;
  const name = isDifference ? 'diff' : language === 'text' && meta === '' ? '' : language;
  const fence = fenceFor(code, 3);
  return `${fence}${name}${meta}\n${code === '' ? '' : `${code}\n`}${fence}`;
}

function getDifference(line: HtmlElement): string {
  const sign = !hasClass(line, 'diff') ? ' ' : hasClass(line, 'add') ? '+' : '-';
  return `${sign} ${textOf(line)}`.trimEnd();
}
