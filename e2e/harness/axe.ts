import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/**
 * Violations that axe finds on the page; nothing may be moving.
 * @param rules by their names; all unless some are named
 */
export async function violationsOf(page: Page, rules?: readonly string[]): Promise<string[]> {
  // scrolling boxes get their name when the browser is idle
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  });
  // Evaluated, not added as a script, which the page's policy would block. Once per document, because it is slow.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    // axe-core defines a global
    const { axe } = window as unknown as {
      axe: { run(what: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
    );
  }, rules);
}
