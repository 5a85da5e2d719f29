import type { Fence, Finding, Page } from '../page/page';
import { place } from '../page/page';

export interface PlacedFence {
  page: Page;
  fence: Fence;
}

/** Fences whose code is in the page. Those with `file` are quoted from samples, which are built and compared. */
export const ownFences = (pages: readonly Page[]): PlacedFence[] =>
  pages.flatMap((page) => page.fences.filter(({ meta }) => !meta.has('file')).map((fence) => ({ page, fence })));

/** The fences to check: all except those with a reason not to. */
export const checkedFences = (pages: readonly Page[], languages: ReadonlySet<string>): PlacedFence[] =>
  ownFences(pages).filter(({ fence }) => languages.has(fence.language) && !fence.meta.has('nocheck'));

/** A reason consists of words: `nocheck` alone, or `nocheck="x"`, is none. */
export const fencesWithoutReason = (pages: readonly Page[]): Finding[] =>
  pages.flatMap((page) =>
    page.fences
      .filter(({ meta }) => meta.has('nocheck') && !/\S+\s+\S+/.test(meta.get('nocheck') ?? ''))
      .map(({ line }) => ({
        at: place(page, line - 1),
        problem: 'nocheck needs a reason in words: nocheck="what is deliberately wrong or missing here".',
      })),
  );

/** A fence without a language is neither coloured nor checked. */
export const fencesWithoutLanguage = (pages: readonly Page[]): Finding[] =>
  ownFences(pages)
    .filter(({ fence }) => fence.language === '')
    .map(({ page, fence }) => ({
      at: place(page, fence.line - 1),
      problem: 'The fence has no language; plain text is "text".',
    }));
