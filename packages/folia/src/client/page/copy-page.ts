import { copiedTime } from '../../shared/constants';
import { loadText } from '../app/load-text';
import { type CodeBlockInput, readTexts } from '../code/code-texts';

/** The link to the Markdown page is beside the button that copies it: see `below-title.ts`. */
const findLink = (button: Element) => button.nextElementSibling as HTMLAnchorElement;

/** The page as Markdown. */
export const loadPage = (button: Element): Promise<string> => loadText(findLink(button).href);

/** Tells that the page is copied; where that is not possible the user is shown what there is to copy. */
export async function tellPageCopied(button: HTMLButtonElement, { say, copied }: CodeBlockInput): Promise<void> {
  try {
    await copied;
  } catch (error) {
    console.error('The page could not be copied.', error);
    findLink(button).click();
    return;
  }
  const text = readTexts().copied;
  say(text);
  showCopied(button, text);
}

/** The button keeps its width, so that nothing beside it moves. */
function showCopied(button: HTMLButtonElement, copied: string): void {
  const { dataset, style } = button;
  if (!dataset.copied) {
    style.minInlineSize = `${button.getBoundingClientRect().width}px`;
    dataset.name = button.textContent ?? '';
  }
  button.textContent = copied;
  whileCopied(button, () => {
    button.textContent = dataset.name ?? '';
    button.removeAttribute('style');
    delete dataset.name;
  });
}

/** Marks the button as one that has copied. Two seconds from the last click it is as before. */
export function whileCopied({ dataset }: HTMLElement, restore: () => void): void {
  const mark = String(Number(dataset.copied ?? 0) + 1);
  dataset.copied = mark;
  setTimeout(() => {
    if (dataset.copied !== mark) return;
    delete dataset.copied;
    restore();
  }, copiedTime);
}
