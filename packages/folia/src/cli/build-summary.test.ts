import { expect, test } from '@rstest/core';
import { firstVisitRows } from './build-summary';

test('the summary lists them when they are over the budget', () => {
  const files = [
    { path: 'static/js/app.js', bytes: 139_000 },
    { path: 'guide/start.html', bytes: 900 },
  ];
  expect(firstVisitRows({ firstVisit: 99_000, firstVisitFiles: files })).toEqual([['First visit', '99.0 kB (brotli)']]);
  expect(firstVisitRows({ firstVisit: 139_900, firstVisitFiles: files })).toEqual([
    ['First visit', '139.9 kB (brotli), more than 100.0 kB:'],
    ['', '139.0 kB  static/js/app.js'],
    ['', '   900 B  guide/start.html'],
  ]);
});
