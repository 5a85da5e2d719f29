import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import type { Announcer } from '../router/announcer';
import { type CodeBlockInput, readTexts } from './code-texts';

const fail = logFailure('The buttons of code blocks could not be loaded.');

/** What the buttons of code blocks do is loaded when a user gets near a block, or near the button that copies the page. */
export function watchCodeBlocks(say: Announcer['say']): void {
  const input: CodeBlockInput = { strings: readTexts, say };
  const near = ({ type, target }: Event) => {
    if (!(target instanceof Element && target.closest(`[${markup.code}],[${markup.copyPage}]`))) return;
    import('./code-actions').then(
      ({ press }) => type === 'click' && press(target, input),
      (error: unknown) => type === 'click' && fail(error),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
}
