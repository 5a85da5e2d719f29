import { expect, type Locator } from '@playwright/test';

/** Waits until the top of the element is this far below the top of the window. */
export async function expectTop(element: Locator, top: number): Promise<void> {
  await expect
    .poll(async () => Math.abs((await element.evaluate((one) => one.getBoundingClientRect().top)) - top), {
      message: `${top} px below the top of the window`,
    })
    .toBeLessThan(1.5);
}
