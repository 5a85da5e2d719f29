import { expect, type Locator } from '@playwright/test';

/** Presses Tab until the element has the focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses++) {
    if (await focused()) return;
    await target.page().keyboard.press(key);
  }
  expect(await focused(), 'the Tab key reaches the element').toBe(true);
}
