import type { Page } from '@playwright/test';

/** The browser refuses to put anything on the clipboard. */
export const blockClipboard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } });
  });
};

/** The page was not opened in a secure context, so there is no clipboard at all. */
export const removeClipboard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
};

/** Merely touching local storage throws, as with all cookies blocked. */
export const blockStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
};

/** Reading works, but there is no room for anything. */
export const fillStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
};
