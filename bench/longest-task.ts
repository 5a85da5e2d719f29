import type { Browser, Page } from '@playwright/test';

/** The part of Chromium's trace events that is read. Times are in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time on the CPU. */
  tdur?: number;
  args?: { name?: string };
}

/**
 * Milliseconds on the CPU of the longest task of a page's main thread, from now until `stop`. CPU time of other programs does not
 * count, so a busy machine gives the same result.
 */
export async function watchLongestTask(browser: Browser, page: Page): Promise<{ stop(): Promise<number> }> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  return {
    async stop() {
      // written by Chromium
      const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
      return longestTaskIn(traceEvents);
    },
  };
}

function longestTaskIn(events: readonly TraceEvent[]): number {
  const placeOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isName = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isName).map(placeOf));
  return events
    .filter((event) => event.ph === 'X' && mainThreads.has(placeOf(event)))
    .reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0);
}
