import { expect, type Page } from '@playwright/test';

/** Whether React has taken over the page: it marks the nodes it owns. */
export const isAwake = (page: Page): Promise<boolean> => page.evaluate(ownsNodes);

function ownsNodes(): boolean {
  const root = document.querySelector('#folia');
  const marks = (element: Element, mark: string) => Object.entries(element).find(([key]) => key.startsWith(mark));
  if (![...(root?.children ?? [])].some((child) => marks(child, '__reactFiber'))) return false;
  // React marks nodes while it still compares; what it says of its root is true when all of it is done
  type Fiber = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const [, container] = (root && marks(root, '__reactContainer')) ?? [];
  return !(container as Fiber | undefined)?.stateNode.current.memoizedState.isDehydrated;
}

/** Effects run in a task of their own after that. */
const effectsDone = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    let hops = 3;
    port1.onmessage = () => (--hops > 0 ? port2.postMessage(0) : done());
    port2.postMessage(0);
  });

/** Waits until the page is hydrated. */
export async function awake(page: Page): Promise<void> {
  // A dev server may load a page afresh when it has compiled its components; what was asked before is then lost.
  await expect
    .poll(() => isAwake(page).catch(() => false), { message: 'the page has woken', intervals: [20, 40, 80, 160] })
    .toBe(true);
  await page.evaluate(effectsDone).catch(() => awake(page));
}

/** Leaves a mark on the document that a reload would lose. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}
