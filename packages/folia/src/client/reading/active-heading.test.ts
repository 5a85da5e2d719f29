import { describe, expect, test } from '@rstest/core';
import { fixedNavOffset } from '../../shared/constants';
import { activeHeading, type HeadingView } from './active-heading';

const middle = { line: fixedNavOffset, atTop: false, atBottom: false };

describe('the active outline entry', () => {
  test.each<[string, HeadingView, number]>([
    ['no headings', { ...middle, tops: [] }, -1],
    ['top of the page', { ...middle, atTop: true, tops: [60, 300] }, 0],
    ['bottom of the page', { ...middle, atBottom: true, tops: [-900, 300, 500] }, 2],
    ['none reached yet', { ...middle, tops: [100, 300] }, 0],
    ['exactly at the line', { ...middle, tops: [-200, 72, 73] }, 1],
    ['at the very edge, where nothing covers the page', { ...middle, line: 0, tops: [-300, 0, 40] }, 1],
    ['last one reached', { ...middle, tops: [-500, -200, 10, 400] }, 2],
    ['a heading that is not on the page is passed over', { ...middle, tops: [-500, null, 400] }, 0],
  ])('%s', (_title, view, expected) => {
    expect(activeHeading(view)).toBe(expected);
  });
});
