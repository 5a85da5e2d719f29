import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { awake } from '../harness/page-states';
import { rememberVisit } from '../harness/page-test';
import { expect, test } from '../harness/website-test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { html: string }[];
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const path of ['', 'guide/start/', 'zh/config/lib/format'])
    test(`AX /${path} has no violation in the ${colorScheme} scheme`, async ({ browser, server }) => {
      // The page's own policy would keep the checker out.
      const context = await browser.newContext({ bypassCSP: true, colorScheme, baseURL: server.url });
      await context.addInitScript(rememberVisit);
      const page = await context.newPage();
      await page.goto(path);
      await awake(page);
      await page.addScriptTag({ content: axe });
      const found = await page.evaluate(async () => {
        // axe-core puts itself on the window
        const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
        return (await checker.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
      });
      expect(found).toEqual([]);
      await context.close();
    });
