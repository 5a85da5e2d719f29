import type { Page } from '@playwright/test';

/**
 * Changes a page like Chrome's translator: every text is moved into two `<font>` elements; texts that come later are treated the
 * same.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(wrapTexts);

/** The same as soon as the document is parsed, before hydration. Has to be called before the page is opened. */
export async function translateEarly(page: Page): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => (${wrapTexts.toString()})())`);
}

function wrapTexts(): void {
  const isText = (node: Node): node is Text =>
    node.nodeType === Node.TEXT_NODE &&
    node.nodeValue?.trim() !== '' &&
    node.parentElement !== null &&
    !node.parentElement.closest('font, script, style, svg, textarea');
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.currentNode; node; ) {
      if (isText(node)) texts.push(node);
      const next = walker.nextNode();
      if (!next) break;
      node = next;
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      for (const font of [outer, inner]) font.setAttribute('style', 'vertical-align: inherit');
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) wrap(node);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}
