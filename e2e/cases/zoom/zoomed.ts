import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from '../../harness/page-states';

export interface Zoomed {
  image: Locator;
  dialog: Locator;
  picture: Locator;
  /** Events on the image so far. */
  events(): Promise<string[]>;
  /** Waits until these have come, and no others. */
  expectEvents(...names: string[]): Promise<void>;
  /** Clicks the image and waits until it has arrived. */
  open(): Promise<void>;
}

/** An image of the page, once it can be enlarged. */
export async function zoomable(page: Page, name: string): Promise<Zoomed> {
  await hydrated(page);
  const image = page.getByRole('img', { name, exact: true });
  await image.scrollIntoViewIfNeeded();
  await image.evaluate((element) => {
    const seen: string[] = [];
    Object.assign(element, { seen });
    for (const type of ['open', 'opened', 'close', 'closed']) element.addEventListener(type, () => seen.push(type));
  });
  // The dialog makes the image inert, so it is kept by what it is.
  const handle = await image.elementHandle();
  const events = () =>
    // Put there a few lines above.
    page.evaluate((element) => (element as unknown as { seen: string[] }).seen, handle);
  const expectEvents = (...names: string[]) => expect.poll(events).toEqual(names);
  const dialog = page.locator('.folia-zoom');
  return {
    image,
    dialog,
    picture: dialog.locator('img'),
    events,
    expectEvents,
    async open() {
      await image.click();
      await expectEvents('open', 'opened');
    },
  };
}

export const boxOf = async (locator: Locator) => {
  const { width, height, x, y } = (await locator.boundingBox()) ?? { width: 0, height: 0, x: 0, y: 0 };
  return [width, height, x, y].map(Math.round);
};

/** Scrolls, and returns when the page has been told. */
export const scrollBy = (page: Page, distance: number) =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollBy({ top, behavior: 'instant' });
      }).then(() => window.scrollY),
    distance,
  );

/**
 * Where an image of this width, half as high, is in the middle of the window; it is never wider than that. What the
 * page keeps free for a scroll bar, however wide that is, is no part of it.
 */
export async function centred(page: Page, width: number): Promise<number[]> {
  const [across, down] = await page.evaluate(() => {
    const box = document.body.getBoundingClientRect();
    return [box.width, window.innerHeight] as const;
  });
  const shown = Math.min(width, across);
  return [shown, shown / 2, (across - shown) / 2, (down - shown / 2) / 2].map(Math.round);
}
