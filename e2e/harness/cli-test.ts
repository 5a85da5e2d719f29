import { expect } from '@playwright/test';

/** `test` for the command line: without a browser, with a folder for sites written by the tests of a file. */
export { baseTest as test } from './base-test';
export { expect };
