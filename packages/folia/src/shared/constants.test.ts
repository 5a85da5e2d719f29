import { expect, test } from '@rstest/core';
import * as constants from './constants';

test.each([
  ['CN-02', constants.defaultBase, '/'],
  [
    'CN-08 RZ-13',
    [constants.zoomMargin, constants.zoomScrollOffset, constants.zoomCloseDelay, constants.zoomInitDelay],
    [0, 40, 150, 100],
  ],
  ['CN-09 RZ-10', [constants.searchLimit, constants.searchPerCall], [100, 7]],
  ['CN-10', [constants.searchIndexName, constants.searchResolution, constants.searchMinLength], ['search_index', 9, 1]],
  ['CN-11', constants.searchCacheSize, 100],
  ['CN-12', [constants.searchSnippetWidth, constants.searchCjkWidth], [100, 3]],
  ['CN-13', constants.searchDebounce, 150],
  ['CN-14', constants.scrollThrottle, 200],
  ['CN-15', constants.fixedNavOffset, 72],
  ['CN-16', [constants.mobileMaxWidth, constants.menuCloseWidth], [1024, 768]],
  ['CN-17', constants.sidebarExpandTime, 300],
  ['CN-18', constants.copiedTime, 2000],
  ['CN-19', constants.socialLinksInline, 3],
  [
    'CN-20 RZ-12',
    [
      constants.progressMinimum,
      constants.progressSpeed,
      constants.progressTrickle,
      constants.progressTrickleEvery,
      constants.progressShowAfter,
    ],
    [0.08, 200, 0.02, 800, 200],
  ],
  ['CN-21', [constants.tooltipMaxWidth, constants.tooltipPlacement, constants.motionDeadline], [250, 'top', 1000]],
  ['CN-22', [constants.popoverPlacement, constants.popoverTitleMinWidth], ['top', 177]],
  ['CN-22', [constants.popoverArrowOffset, constants.popoverVerticalArrowOffset], [12, 8]],
  ['CN-23', [constants.layers.modal, constants.layers.menu, constants.layers.imagePreview], [100, 50, 1]],
  ['CN-24', constants.maxEmailLength, 320],
  ['CN-25', constants.maxUrlLength, 2048],
  ['CN-28 RZ-08', [constants.triggerEnterDelay, constants.triggerLeaveDelay], [0, 100]],
  ['CN-28', constants.popoverEnterDelay, 100],
])('%s', (_id, value, expected) => {
  expect(value).toEqual(expected);
});

test.each([
  ['#abc', true],
  ['AABBCC', true],
  ['#abcd', false],
  ['#aabbccdd', false],
  ['#abcde', false],
])('CN-27 RZ-07 hex colour %s', (text, expected) => {
  expect(constants.hexColour.test(text)).toBe(expected);
});
