/** Reads the counts of a test run from the JSON report its runner wrote. */
import { readFileSync, rmSync } from 'node:fs';

/** @typedef {import('./steps.mjs').Counts} Counts */

/**
 * A report is taken away when it has been read, so that none is counted twice.
 * @template Report
 * @param {string} file
 * @param {(report: Report) => Counts} countsOf
 * @returns {Counts | null} null when the run wrote none.
 */
export function takeReport(file, countsOf) {
  try {
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')));
    rmSync(file);
    return counts;
  } catch {
    return null;
  }
}

/**
 * @param {{ summary: { passedTests: number, failedTests: number, failedFiles: number, skippedTests: number, todoTests?: number } }} report
 * @returns {Counts}
 */
export function countsOfRstest({ summary }) {
  // A file that cannot be loaded fails without a failed test in it.
  const failed = Math.max(summary.failedTests, summary.failedFiles);
  return { passed: summary.passedTests, failed, skipped: summary.skippedTests + (summary.todoTests ?? 0) };
}

/**
 * A browser test may be repeated once, for the sake of a machine that is busy with something else. Playwright names those that
 * needed it; they count as passed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function countsOfPlaywright({ stats, errors = [] }) {
  const failed = stats.unexpected + errors.length;
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped };
}
