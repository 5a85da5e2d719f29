import * as markup from '../../shared/markup';
import { fill } from '../app/strings';
import { tellPageCopied, whileCopied } from '../page/copy-page';
import { type CodeBlockInput, readTexts } from './code-texts';

export { loadPage } from '../page/copy-page';

const findPageButton = (target: Element) => target.closest<HTMLButtonElement>(`[${markup.copyPage}]`);

/** What a click on something in a code block, or on the button that copies the page, does. */
export function press(target: Element, input: CodeBlockInput): void {
  const page = findPageButton(target);
  if (page) void tellPageCopied(page, input);
  const block = target.closest<HTMLElement>(`[${markup.code}]`);
  const button = target.closest('button');
  const fold = target.closest('summary')?.parentElement;
  if (block && fold) keepInView(block, fold);
  if (block && button?.dataset.action === 'wrap') toggleWrap(block, button);
  if (button?.dataset.action === 'copy') void tellCopied(button, input);
}

/** A long block that has just been folded may end far above what is seen. */
function keepInView(block: HTMLElement, fold: HTMLElement): void {
  const onToggle = () => fold.hasAttribute('open') || block.scrollIntoView({ block: 'nearest' });
  fold.addEventListener('toggle', onToggle, { once: true });
}

/** Just this block. */
function toggleWrap(block: HTMLElement, button: HTMLButtonElement): void {
  button.ariaPressed = String(block.toggleAttribute('data-wrap'));
}

/** The code exactly; line numbers are rendered by CSS, title and buttons are outside. */
const readCode = (button: Element): string =>
  button.closest(`[${markup.code}]`)?.querySelector('pre code')?.textContent ?? '';

async function tellCopied(button: HTMLButtonElement, input: CodeBlockInput): Promise<void> {
  const { copied, copyFallback } = readTexts();
  try {
    await input.copied;
  } catch (error) {
    console.error('The code could not be copied.', error);
    window.prompt(formatCopyPrompt(copyFallback, navigator.userAgent), readCode(button));
    return;
  }
  input.say(copied);
  const hideTip = showTip(button, copied);
  whileCopied(button, () => {
    hideTip();
    button.blur();
  });
}

/** The tooltip shows the result next to the button, then the action of the button again. */
function showTip(button: HTMLButtonElement, text: string): () => void {
  const { dataset } = button;
  dataset.usual ??= button.title || dataset.tip || '';
  button.removeAttribute('title');
  dataset.tip = text;
  button.dispatchEvent(new CustomEvent('folia:tip', { bubbles: true }));
  return () => {
    dataset.tip = dataset.usual ?? '';
    delete dataset.usual;
  };
}

/** The user copies by hand, with the key of the user's system. */
export const formatCopyPrompt = (text: string, userAgent: string): string =>
  fill(text, { key: /\bMac/i.test(userAgent) ? '⌘' : 'Ctrl' });
