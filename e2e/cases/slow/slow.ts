import { expect, type Page, type Route } from '@playwright/test';
import { hydrated } from '../../harness/page-states';

export const link = (page: Page, name: string) =>
  page.locator('.folia-sidebar').getByRole('link', { name, exact: true });
export const bar = (page: Page) => page.locator('.folia-progress');
export const shows = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

export interface HeldPage {
  /** Waits until the payload is requested. */
  asked(): Promise<void>;
  go(): Promise<void>;
  fail(): Promise<void>;
  answer(response: Parameters<Route['fulfill']>[0]): Promise<void>;
}

/** Requests for the payload of a page wait until they are let go. */
export async function hold(page: Page, name: string): Promise<HeldPage> {
  const held: Route[] = [];
  await page.route(`**/${name}.json`, (route) => {
    held.push(route);
  });
  const all = async (end: (route: Route) => Promise<void>) => void (await Promise.all(held.map(end)));
  return {
    asked: () => expect.poll(() => held.length, { message: `${name} is asked for` }).toBeGreaterThan(0),
    go: () => all((route) => route.continue()),
    fail: () => all((route) => route.abort('connectionfailed')),
    answer: (response) => all((route) => route.fulfill(response)),
  };
}

/** The first page, hydrated, with all that following a link needs; from now on time passes only when told to. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('');
  await hydrated(page);
  await link(page, 'Fast').click();
  await shows(page, 'The fast page.');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

export const pressed = (page: Page, name: string) =>
  link(page, name).evaluate((element: HTMLElement) => element.click());
export const value = (page: Page) => bar(page).evaluate((element: HTMLProgressElement) => element.value);
