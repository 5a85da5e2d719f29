import * as markup from '../../shared/markup';
import type { Announcer } from '../router/announcer';
import { type CodeBlockInput, readTexts } from './code-texts';
import { codeIcon, copyIcon } from './icons';

const wrapIcon = codeIcon('M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4M15.5 16.5L13 19l2.5 2.5M4 18h4');

/**
 * Puts copy and wrap buttons on code blocks as HTML comes into the document. What they do is loaded when a user gets near
 * a block, or near the button that copies the page.
 */
export function createCodeBlocks(say: Announcer['say']): (root: Element) => void {
  const input: CodeBlockInput = { strings: readTexts, say };
  const near = ({ type, target }: Event) => {
    if (!(target instanceof Element && target.closest(`[${markup.code}],[${markup.copyPage}]`))) return;
    import('./code-actions').then(
      ({ approach, press }) => (type === 'click' ? press(target, input) : approach(target)),
      (error: unknown) => type === 'click' && console.error('The buttons of code blocks could not be loaded.', error),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
  return (root) => {
    const { copyCode, wrapCode } = input.strings();
    for (const block of root.querySelectorAll(`[${markup.code}]:not(:has(> [${markup.codeButtons}]))`)) {
      const wrap = createButton('wrap', wrapCode, wrapIcon);
      wrap.ariaPressed = String(block.hasAttribute('data-wrap'));
      const buttons = document.createElement('div');
      buttons.className = 'folia-code-buttons';
      buttons.toggleAttribute(markup.codeButtons);
      buttons.append(wrap, createButton('copy', copyCode, copyIcon));
      block.append(buttons);
    }
  };
}

function createButton(action: 'wrap' | 'copy', title: string, innerHTML: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', title, ariaLabel: title, innerHTML });
  button.dataset.action = action;
  return button;
}
