import { expect } from '@playwright/test';

/** `test` for what the command line does: no browser, only a place for sites written by the tests of a file. */
export { baseTest as test } from './base-test';
export { expect };
