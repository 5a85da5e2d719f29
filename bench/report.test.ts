import { describe, expect, test } from '@rstest/core';
import { comparisonOf, reportOf } from './report';
import { median } from './statistics';

test.each([
  [[3], 3],
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
])('the median of %o is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow(RangeError);
});

describe('the report', () => {
  const results = new Map([
    [150, { coldBuild: 2.5, msPerPage: 16, firstVisit: 60 }],
    [5000, { coldBuild: 75, msPerPage: 15, firstVisit: 60.6 }],
  ]);
  const report = reportOf(results, { '5000': { coldBuild: { limit: 60, unit: 's' } } });

  test('compares with the budgets', () => {
    expect(report).toContain('| Build, cold | 2.50 s | 75.0 s (125 % of 60.0 s, over) |');
  });
  test('leaves out what was not measured', () => {
    expect(report).not.toContain('Peak memory');
  });
  test('has a column for a site with a name, and no ratio of it', () => {
    const named = reportOf(
      new Map<number | string, Record<string, number>>([...results, ['website', { searchFirst: 25 }]]),
      {
        website: { searchFirst: { limit: 50, unit: 'ms' } },
      },
    );
    expect(named).toContain('| 150 pages | 5,000 pages | website |');
    expect(named).toContain('| Search: first answer | – | – | 25.0 ms (50 % of 50.0 ms) |');
    expect(named).toContain('Ratio of 5,000 to 150 pages:');
  });
  test('gives the ratio of the largest to the smallest site', () => {
    expect(report).toContain(
      'Ratio of 5,000 to 150 pages:\n- Cold build per page: 0.94\n- First visit: everything: 1.01',
    );
  });
});

describe('the comparison', () => {
  const comparison = comparisonOf(
    new Map<string, Record<string, number>>([
      ['Folia', { coldBuild: 3, blocked: 0, firstVisit: 80 }],
      ['Other', { coldBuild: 15, blocked: 18 }],
    ]),
  );

  test('shows each figure in relation to the first one', () => {
    expect(comparison).toContain('|  | Folia | Other |');
    expect(comparison).toContain('| Build, cold | 3.00 s | 15.0 s (5.00×) |');
  });
  test('has no ratio where the first one is zero, and no figure where there is none', () => {
    expect(comparison).toContain('Slow 4G | 0.00 ms | 18.0 ms |');
    expect(comparison).toContain('| First visit: everything | 80.0 kB | – |');
  });
  test('reports where Folia exceeds its budget in relation to another engine', () => {
    const figures = new Map([
      ['Folia', { blocked: 12, coldBuild: 1 }],
      ['Other', { blocked: 10, coldBuild: 5 }],
    ]);
    const report = comparisonOf(figures, { Other: { blocked: 1, coldBuild: 0.5 } });
    expect(report).toContain('10.0 ms, over 1.00× (0.83×)');
    expect(report).toContain('5.00 s (5.00×)');
  });
});
