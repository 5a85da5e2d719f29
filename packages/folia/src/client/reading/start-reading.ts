import * as markup from '../../shared/markup';
import { logFailure } from '../app/log-failure';
import type { Appearance } from '../appearance/appearance';
import { whenLoaded } from '../bootstrap/when-loaded';
import { watchCodeBlocks } from '../code/code-blocks';
import { type Announcer, createAnnouncer } from '../router/announcer';
import { keepQuery } from '../router/keep-query';
import { createTabs } from '../tabs/create-tabs';
import { watchAppearance } from './appearance-switch';
import { watchOutline } from './outline';
import { watchSidebar } from './sidebar';

/** Prepares article HTML that was added to the document. Preparing it again has no effect. */
export type Enhance = (root: Element) => void;

/** What works before the page is hydrated, and is used by the hydrated page as it is. */
export interface Reading {
  appearance: Appearance;
  announcer: Announcer;
  enhance: Enhance;
}

/** Everything that reading a page needs. None of it needs React. */
export function startReading(): Reading {
  const announcer = createAnnouncer();
  const enhance = createTabs();
  const body = document.querySelector(`[${markup.body}]`);
  if (body) enhance(body);
  watchCodeBlocks(announcer.say);
  whenRendered(() => whenLoaded(loadLateReading));
  // The sign of the key in shortcuts.
  document.documentElement.toggleAttribute('data-apple', /Mac|iP/.test(navigator.platform));
  keepQuery();
  watchOutline();
  whenRendered(watchSidebar);
  return { appearance: watchAppearance(announcer), announcer, enhance };
}

/** It costs a layout and a request, which must not delay the first paint. */
const loadLateReading = (): void =>
  void import('./late-reading').then(
    (code) => code.startLateReading(),
    logFailure('Code that scrolls could not be marked.'),
  );

/** Without static generation there is nothing to see before the page is hydrated. */
function whenRendered(run: () => void): void {
  if (document.getElementById('folia')?.hasChildNodes()) run();
  else addEventListener('folia:ready', run, { once: true });
}
