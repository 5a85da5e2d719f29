import { copiedTime } from '../model/constants';
import { fill } from './strings';
import type { Strings } from './theme-contract';

export interface CodeBlockInput {
  /** Texts in the language of the page that is shown. */
  strings(): Pick<Strings, 'copyCode' | 'wrapCode' | 'copied' | 'copyFallback'>;
  /** Tells screen readers (AX-11). */
  say(text: string): void;
}

const icon = (path: string) =>
  `<svg class="folia-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

const icons = {
  copy: icon('M9 9h11v11H9zM15 9V4H4v11h5'),
  done: icon('M5 12.5l4.5 4.5L19 7.5'),
  wrap: icon('M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4M15.5 16.5L13 19l2.5 2.5M4 18h4'),
};

/** Copy and wrap buttons for code blocks: one click listener for all, and buttons added to the HTML as it comes. */
export function createCodeBlocks(input: CodeBlockInput): (root: Element) => void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const block = button?.closest<HTMLElement>('.folia-code');
    if (!button || !block) return;
    if (button.dataset.action === 'wrap') toggleWrap(block, button);
    if (button.dataset.action === 'copy') void copy(block, button, input);
  });
  return (root) => {
    const { copyCode, wrapCode } = input.strings();
    for (const block of root.querySelectorAll<HTMLElement>('.folia-code:not(:has(> .folia-code-buttons))')) {
      const wrap = buttonOf('wrap', wrapCode);
      wrap.setAttribute('aria-pressed', String(block.hasAttribute('data-wrap')));
      const buttons = Object.assign(document.createElement('div'), { className: 'folia-code-buttons' });
      buttons.append(wrap, buttonOf('copy', copyCode));
      block.append(buttons);
    }
  };
}

function buttonOf(action: 'wrap' | 'copy', name: string): HTMLButtonElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', title: name, ariaLabel: name, innerHTML: icons[action] });
  button.dataset.action = action;
  return button;
}

/** CB-05: just this block. */
function toggleWrap(block: HTMLElement, button: HTMLButtonElement): void {
  button.setAttribute('aria-pressed', String(block.toggleAttribute('data-wrap')));
}

/** CB-03: the code exactly; line numbers are drawn by CSS, title and buttons stand outside. */
const codeOf = (block: Element): string => block.querySelector('pre code')?.textContent ?? '';

async function copy(block: HTMLElement, button: HTMLButtonElement, { strings, say }: CodeBlockInput): Promise<void> {
  const { copied, copyFallback } = strings();
  const code = codeOf(block);
  try {
    await navigator.clipboard.writeText(code);
  } catch (error) {
    console.error('The code could not be copied.', error);
    window.prompt(copyPromptOf(copyFallback, navigator.userAgent), code);
    return;
  }
  say(copied);
  showCopied(button);
}

/** CB-04: the reader copies by hand, with the key of the reader's system. */
export const copyPromptOf = (text: string, userAgent: string): string =>
  fill(text, { key: /\bMac/i.test(userAgent) ? '⌘' : 'Ctrl' });

/** CB-02: two seconds from the last click; then the button is as it was, without focus. */
function showCopied(button: HTMLButtonElement): void {
  const mark = String(Number(button.dataset.copied ?? 0) + 1);
  button.dataset.copied = mark;
  button.innerHTML = icons.done;
  setTimeout(() => {
    if (button.dataset.copied !== mark) return;
    delete button.dataset.copied;
    button.innerHTML = icons.copy;
    button.blur();
  }, copiedTime);
}
