import * as markup from '../../shared/markup';
import type { Announcer } from '../router/announcer';
import type { Strings } from '../theme/strings';

export interface CodeBlockInput {
  /** Texts in the language of the page that is shown. */
  strings(): Pick<Strings, 'copyCode' | 'wrapCode' | 'copied' | 'copyFallback'>;
  /** Tells screen readers (AX-11). */
  say: Announcer['say'];
}

export const codeIcon = (path: string): string =>
  `<svg class="folia-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

/** Two overlapping sheets. */
export const copyIcon = codeIcon('M9 9h11v11H9zM15 9V4H4v11h5');
const wrapIcon = codeIcon('M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4M15.5 16.5L13 19l2.5 2.5M4 18h4');

/**
 * Puts copy and wrap buttons on code blocks (CB-01) as HTML comes into the document. What they do is loaded when a
 * reader gets near a block, or near the button that copies the page.
 */
export function createCodeBlocks(input: CodeBlockInput): (root: Element) => void {
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
    for (const block of root.querySelectorAll(`[${markup.code}]:not(:has(> .folia-code-buttons))`)) {
      const wrap = getButton('wrap', wrapCode, wrapIcon);
      wrap.ariaPressed = String(block.hasAttribute('data-wrap'));
      const buttons = document.createElement('div');
      buttons.className = 'folia-code-buttons';
      buttons.append(wrap, getButton('copy', copyCode, copyIcon));
      block.append(buttons);
    }
  };
}

function getButton(action: 'wrap' | 'copy', title: string, innerHTML: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', title, ariaLabel: title, innerHTML });
  button.dataset.action = action;
  return button;
}
