import * as markup from '../../shared/markup';
import { createNeedles, findInText } from '../../shared/search/find-in-text';
import { mapText } from '../../shared/search/mapped-text';
import { parseQuery } from '../../shared/search/query';

const name = 'folia-search';
/**
 * In a sheet of its own that goes with the marks: a rule that any element may match makes style computation slower for all of them.
 * A page that is loaded for a hit has it without the search dialog, too.
 */
const style = `@layer folia.base { ::highlight(${name}) { background: var(--folia-selection, Mark); } }`;
/** More marks than this would be no help. */
const mostMarks = 200;

/**
 * Marks what was searched for in the article, without touching its elements (CSS Custom Highlight API). The marks go with the next page,
 * with the next search, and with Escape.
 */
export function markPage(query: string): void {
  if (!('highlights' in CSS)) return;
  const article = document.querySelector(`[${markup.body}]`);
  if (!article) return;
  const asked = parseQuery(query);
  const needles = createNeedles(asked, { rarities: [], meant: new Map() });
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() && ranges.length < mostMarks) {
    // The walker shows texts only.
    const text = walker.currentNode as Text;
    for (const { start, length } of findInText(needles, mapText(text.data)).ranges) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      ranges.push(range);
    }
  }
  const done = new AbortController();
  const sheet = new CSSStyleSheet();
  const stop = () => {
    CSS.highlights.delete(name);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    done.abort();
  };
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  CSS.highlights.set(name, new Highlight(...ranges));
  const { signal } = done;
  addEventListener('folia:content', stop, { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal });
}
