import type { Patch } from '../app/app-context';
import { align } from '../router/align';

/**
 * Changes live HTML to new HTML and leaves in place what has not changed, for the dev server: what users opened
 * (`<details>`, tabs), what was added (copy buttons) and what is hydrated (islands) stays.
 */
export const morph: Patch = (root, html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  const kept = new Map<Element, Element>();
  morphChildren(root, template.content, kept);
  return kept;
};

function morphChildren(live: Element, next: Element | DocumentFragment, kept: Map<Element, Element>): void {
  const additions = [...live.childNodes].filter(isAddition);
  const olds = [...live.childNodes].filter((node) => !isAddition(node));
  const news = [...next.childNodes];
  const matches = align(olds.map(keyOf), news.map(keyOf), kindOf);
  const continued = new Set(matches);
  for (const [index, old] of olds.entries()) if (!continued.has(index)) old.remove();
  let place: ChildNode | null = live.firstChild;
  for (const [index, node] of news.entries()) {
    const match = matches[index];
    const old = typeof match === 'number' ? olds[match] : undefined;
    if (old) {
      morphNode(old, node, kept);
      place = old.nextSibling;
    } else live.insertBefore(node, place);
  }
  live.append(...additions);
}

/** Of two nodes of the same kind. */
function morphNode(old: ChildNode, next: ChildNode, kept: Map<Element, Element>): void {
  if (!(old instanceof Element) || !(next instanceof Element)) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return;
  }
  morphAttributes(old, next);
  // An island's inside belongs to React.
  if (old.localName === 'folia-island') kept.set(old, next);
  else morphChildren(old, next, kept);
}

function morphAttributes(old: Element, next: Element): void {
  const ofTabs = old.matches('.folia-tab-list > *, .folia-tab-panel');
  const isReaders = (name: string) =>
    name === 'open' || name === 'data-wrap' || (ofTabs && /^(?:hidden|aria-selected|tabindex)$/.test(name));
  for (const { name, value } of next.attributes)
    if (old.getAttribute(name) !== value && !(ofTabs && isReaders(name))) old.setAttribute(name, value);
  for (const { name } of [...old.attributes])
    if (!isReaders(name) && !next.hasAttribute(name)) old.removeAttribute(name);
}

/** Kind and text; of an island the kind alone, since what it shows may have changed while it was hydrated. */
function keyOf(node: Node): string {
  return node.nodeName === 'FOLIA-ISLAND' ? 'FOLIA-ISLAND ' : `${node.nodeName} ${node.textContent}`;
}

const kindOf = (key: string): string => key.slice(0, key.indexOf(' '));

/** The copy buttons. */
const isAddition = (node: Node): boolean => node instanceof Element && node.classList.contains('folia-code-buttons');
