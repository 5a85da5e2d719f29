import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import type { Announcer } from '../router/announcer';
import { type CodeBlockInput, readTexts } from './code-texts';

const fail = logFailure('The buttons of code blocks could not be loaded.');

/** What copies: its own block, or the page. */
const copyButton = `[${markup.code}] [data-action="copy"],[${markup.copyPage}]`;

/** What the buttons of code blocks do is loaded when a user gets near a block, or near the button that copies the page. */
export function watchCodeBlocks(say: Announcer['say']): void {
  const input: CodeBlockInput = { strings: readTexts, say };
  const near = ({ type, target }: Event) => {
    if (!(target instanceof Element && target.closest(`[${markup.code}],[${markup.copyPage}]`))) return;
    const actions = import('./code-actions');
    if (type !== 'click') return actions.catch(ignore);
    const copied = target.closest(copyButton) ? copy(actions.then(({ readText }) => readText(target))) : undefined;
    // `press` says what went wrong
    copied?.catch(ignore);
    actions.then(({ press }) => press(target, { ...input, copied }), fail);
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
}

const ignore = (): void => {};

/** The clipboard is asked for during the press, with a text that is still to come: Safari refuses it to those who come later. */
async function copy(text: Promise<string>): Promise<void> {
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
