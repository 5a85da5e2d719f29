import { copiedTime } from '../../shared/constants';
import type { CodeBlockInput } from '../code/code-texts';

const texts = new WeakMap<Element, Promise<string>>();

/** The page as Markdown, from where the link beside the button leads; asked for once. */
function fetchMarkdown(button: Element): Promise<string> {
  const known = texts.get(button);
  if (known) return known;
  const text = fetchText(findLink(button).href);
  texts.set(button, text);
  text.catch(() => texts.delete(button));
  return text;
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`);
  return response.text();
}

function findLink(button: Element): HTMLAnchorElement {
  const link = button.nextElementSibling;
  if (!(link instanceof HTMLAnchorElement)) throw new Error('The "Copy page" button has no link to the Markdown page.');
  return link;
}

/** Copies the page; where that is not possible the user is shown what there is to copy. */
export async function copyPage(button: HTMLButtonElement, { strings, say }: CodeBlockInput): Promise<void> {
  try {
    await write(fetchMarkdown(button));
  } catch (error) {
    console.error('The page could not be copied.', error);
    findLink(button).click();
    return;
  }
  const { copied } = strings();
  say(copied);
  showCopied(button, copied);
}

/** The clipboard is requested at once: some browsers refuse it after an asynchronous step. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
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
