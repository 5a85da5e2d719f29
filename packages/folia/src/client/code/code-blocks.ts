import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import { closest } from '../bootstrap/intent';
import type { Announcer } from '../router/announcer';
import { readTexts } from './code-texts';

const fail = logFailure('Code buttons could not be loaded.');

/** What the buttons of code blocks do is loaded when a user gets near a block, or near the button that copies the page. */
export function watchCodeBlocks(say: Announcer['say']): void {
  const near = (event: Event) => {
    const block = closest(event, `[${markup.code}],[${markup.copyPage}]`);
    if (!block) return;
    const isPress = event.type === 'click';
    // Safari refuses access to the clipboard once the event is over.
    const copied = isPress && closest(event, '[data-action=copy]') ? write(block.querySelector('pre code')) : null;
    copied?.catch(() => {});
    import('./code-actions').then(
      // `closest` has found an element
      ({ press }) => isPress && press(event.target as Element, { strings: readTexts, say, copied }),
      (error: unknown) => isPress && fail(error),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
}

const write = async (code: Element | null): Promise<void> => navigator.clipboard.writeText(code?.textContent ?? '');
