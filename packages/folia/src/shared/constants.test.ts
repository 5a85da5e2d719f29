import { expect, test } from '@rstest/core';
import * as constants from './constants';

test.each([
  [
    'zoom',
    [constants.zoomMargin, constants.zoomScrollOffset, constants.zoomCloseDelay, constants.zoomInitDelay],
    [0, 40, 150, 100],
  ],
  ['search limits', [constants.searchLimit, constants.searchPerCall], [100, 7]],
  [
    'search index',
    [constants.searchIndexName, constants.searchResolution, constants.searchMinLength],
    ['search_index', 9, 1],
  ],
  ['search cache', constants.searchCacheSize, 100],
  ['snippet', [constants.searchSnippetWidth, constants.searchCjkWidth], [100, 3]],
  ['search debounce', constants.searchDebounce, 150],
  ['scroll throttle', constants.scrollThrottle, 200],
  ['header offset', constants.fixedNavOffset, 72],
  ['breakpoints', [constants.mobileMaxWidth, constants.menuCloseWidth], [1024, 768]],
  ['sidebar', constants.sidebarExpandTime, 300],
  ['copied', constants.copiedTime, 2000],
  ['social links', constants.socialLinksInline, 3],
  [
    'progress bar',
    [
      constants.progressMinimum,
      constants.progressSpeed,
      constants.progressTrickle,
      constants.progressTrickleEvery,
      constants.progressShowAfter,
    ],
    [0.08, 200, 0.02, 800, 200],
  ],
  ['tooltip', [constants.tooltipMaxWidth, constants.tooltipPlacement, constants.motionDeadline], [250, 'top', 1000]],
  ['popover', [constants.popoverPlacement, constants.popoverTitleMinWidth], ['top', 177]],
  ['popover', [constants.popoverArrowOffset, constants.popoverVerticalArrowOffset], [12, 8]],
  ['layers', [constants.layers.modal, constants.layers.menu, constants.layers.imagePreview], [100, 50, 1]],
  ['e-mail', constants.maxEmailLength, 320],
  ['URL', constants.maxUrlLength, 2048],
  ['trigger delays', [constants.triggerEnterDelay, constants.triggerLeaveDelay], [0, 100]],
  ['popover delay', constants.popoverEnterDelay, 100],
])('%s', (_name, value, expected) => {
  expect(value).toEqual(expected);
});

test.each([
  ['#abc', true],
  ['AABBCC', true],
  ['#abcd', false],
  ['#aabbccdd', false],
  ['#abcde', false],
])('hex colour %s', (text, expected) => {
  expect(constants.hexColour.test(text)).toBe(expected);
});
