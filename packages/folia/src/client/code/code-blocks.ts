import * as markup from '../../shared/markup';
import { writeClipboard } from '../app/clipboard';
import { logFailure } from '../app/log-failure';
import { closest } from '../bootstrap/closest';
import type { Announcer } from '../router/announcer';

const fail = logFailure('Code buttons could not be loaded.');

/** What the buttons of code blocks do is loaded when a user gets near a block, or near the button that copies the page. */
export function watchCodeBlocks(say: Announcer['say']): void {
  const near = (event: Event) => {
    const block = closest(event, `[${markup.code}],[${markup.copyPage}]`);
    if (!block) return;
    const isPress = event.type === 'click';
    const text = isPress ? textToCopy(event, block) : null;
    const copied = text === null ? null : writeClipboard(text);
    copied?.catch(() => {});
    import('./code-actions').then(
      // `closest` has found an element
      ({ press }) => isPress && press(event.target as Element, { say, copied }),
      (error: unknown) => isPress && fail(error),
    );
  };
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, near);
}

/** The code of the block, or the page as Markdown. */
function textToCopy(event: Event, block: Element): string | Promise<string> | null {
  if (block.matches(`[${markup.copyPage}]`)) return import('./code-actions').then(({ loadPage }) => loadPage(block));
  return closest(event, '[data-action=copy]') && (block.querySelector('pre code')?.textContent ?? '');
}
