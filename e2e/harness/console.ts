import type { Page } from '@playwright/test';

/** Errors and warnings in the console of a page, and exceptions. */
export interface ConsoleErrors {
  list: string[];
  /** Errors that a test provokes on purpose. */
  expect(pattern: RegExp): void;
  /** Errors and warnings that no test expects. */
  unexpected(): string[];
}

/** Errors of code that cannot be loaded: of the bundler in the dev server and for styles, of the browser in a built site. */
export const codeIsMissing = /ChunkLoadError|Loading (CSS )?chunk|dynamically imported module/;

/** Thrown by Playwright's own script, not by the page, when a reused context resets the clock of the test before. */
const ofClock = "Cannot read properties of undefined (reading 'controller')";

/** Collects console errors, warnings (React reports hydration there) and exceptions. */
export function collectConsoleErrors(page: Page): ConsoleErrors {
  const list: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') list.push(`${type}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', ({ message, stack }) => {
    if (message !== ofClock) list.push(`exception: ${stack ?? message}`);
  });
  return {
    list,
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => list.filter((text) => !expected.some((pattern) => pattern.test(text))),
  };
}
