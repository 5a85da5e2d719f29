import { join } from 'node:path';
import { requirement } from '../../harness/requirement';
import { expect, test } from '../../harness/test';

test('all parts of the header, from left to right', requirement('NV-06'), async ({ page, sites }) => {
  const site = await sites.running(join(import.meta.dirname, 'site-header'));
  await page.goto(site.url);
  const header = page.locator('.folia-header');
  const parts = [
    header.getByRole('button', { name: 'Related tools' }),
    header.locator('.folia-logo img'),
    header.getByText('All parts', { exact: true }),
    header.getByRole('link', { name: 'Left', exact: true }),
    header.locator('.folia-search-button'),
    header.getByRole('link', { name: 'Right', exact: true }),
    header.locator('.folia-menu', { hasText: 'English' }).locator('> summary'),
    header.locator('.folia-menu', { hasText: 'v1' }).locator('> summary'),
    header.locator('.folia-appearance'),
    header.getByRole('link', { name: 'GitHub' }),
  ];
  const places: number[] = [];
  for (const part of parts) {
    await expect(part).toBeVisible();
    places.push((await part.boundingBox())?.x ?? Number.NaN);
  }
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(new Set(places.map(Math.round)).size).toBe(parts.length);
});
