import * as markup from '../../shared/markup';
import type { Announcer } from '../router/announcer';
import type { Strings } from '../theme/strings';

/**
 * The texts that the buttons of code blocks and of the page show after a press. In the HTML, because it is needed before the page
 * is hydrated.
 */
const codeTexts = ['copied', 'copyFallback'] as const;
export type CodeTexts = Pick<Strings, (typeof codeTexts)[number]>;

export interface CodeBlockInput {
  /** Announces a text to screen readers. */
  say: Announcer['say'];
  /** Settles once the code of a block, or the page, is on the clipboard. */
  copied: Promise<void> | null;
}

export const serializeTexts = (strings: CodeTexts): string =>
  JSON.stringify(Object.fromEntries(codeTexts.map((name) => [name, strings[name]])));

/** In the language of the page that is shown. */
export function readTexts(): CodeTexts {
  const texts = document.querySelector(`[${markup.texts}]`)?.getAttribute(markup.texts);
  // Written by `serializeTexts`.
  return JSON.parse(texts ?? '{}') as CodeTexts;
}
