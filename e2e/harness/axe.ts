import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Options of axe, as far as tests use them. */
export interface AxeOptions {
  /** Only these rules. */
  runOnly?: string[];
}

/** The rules whose outcome depends on colours. */
export const coloursOnly: AxeOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on the page as it stands, all rules on unless some are chosen; nothing may be moving when it is called. */
export async function violationsOf(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Evaluated, not added: the page's own policy lets no foreign script in. Once for a document: it takes its time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (chosen) => {
    // axe-core puts itself on the window
    const { axe } = window as unknown as {
      axe: { run(what: Document, options: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { ...chosen, resultTypes: ['violations'] })).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`,
    );
  }, options);
}
